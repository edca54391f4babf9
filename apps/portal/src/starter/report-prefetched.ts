/** A document that the browser had fetched before the click is shown: the server has counted no view of it yet. */
export function reportPrefetched(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as (PerformanceEntry & { readonly deliveryType?: string }) | undefined)?.deliveryType !== "navigational-prefetch") return;
  const path = encodeURIComponent(location.pathname + location.search);
  fetch(`/api/page?path=${path}`, { method: "HEAD" }).catch(() => undefined);
}
