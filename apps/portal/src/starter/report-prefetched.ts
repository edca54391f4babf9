/** Of a document that the browser had fetched before the click; TypeScript's declarations do not have it yet. */
type Delivered = PerformanceEntry & { readonly deliveryType?: string };

/** A document that the browser had fetched before the click is shown: the server has counted no view of it yet. */
export function reportPrefetched(): void {
  const [navigation] = performance.getEntriesByType("navigation") as Delivered[];
  if (navigation?.deliveryType !== "navigational-prefetch") return;
  const path = encodeURIComponent(location.pathname + location.search);
  fetch(`/api/page?path=${path}`, { method: "HEAD" }).catch(() => undefined);
}
