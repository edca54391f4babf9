/**
 * A path whose percent-escapes are no UTF-8 ("/%ff") names nothing, and would be refused before any of our handlers. Its signs are
 * escaped instead, so that it is answered like every other unknown path.
 */
export function fixEscapes(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
