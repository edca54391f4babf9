/** Several built style sheets under one address: a page asks for two files where it would for seven. `/assets/styles/a+b.css` is `/assets/a.css` and `/assets/b.css`. */
export const JOINED_STYLES = "/assets/styles/";

/** @param sheets addresses of built style sheets; one alone keeps its own */
export function joinStyles(sheets: readonly string[]): readonly string[] {
  if (sheets.length < 2) return sheets;
  return [`${JOINED_STYLES}${sheets.map((sheet) => sheet.replace(/^\/assets\/|\.css$/g, "")).join("+")}.css`];
}

/** What an address stands for; none where it is no such address. */
export const splitStyles = (address: string): readonly string[] =>
  address.startsWith(JOINED_STYLES) && address.endsWith(".css")
    ? address
        .slice(JOINED_STYLES.length, -".css".length)
        .split("+")
        .map((name) => `/assets/${name}.css`)
    : [];
