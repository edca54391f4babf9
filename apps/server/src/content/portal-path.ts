/** A path of the portal, as somebody writes it, in the form of an address; undefined: it is none, or leads elsewhere. */
export function portalPath(path: string): string | undefined {
  const url = path.startsWith("/") && !/[\\\p{Cc}]/u.test(path) ? URL.parse(path, "http://portal.invalid") : null;
  // "/.//example" becomes "//example", which is an address of another host.
  return url?.host === "portal.invalid" && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : undefined;
}
