/** What a document asks for that never changes under its address. @throws where it names none: then a test would look at nothing */
export function immutableAddressesOf(path: string, html: string): { readonly styles: string; readonly model: string } {
  const styles = /<link rel="stylesheet" href="(\/assets\/styles\/[^"]+)"/.exec(html)?.[1];
  const hash = /"hash":"([\w-]{16})"/.exec(html)?.[1];
  if (styles === undefined || hash === undefined) throw new Error(`${path} names no joined style sheets, or no hash of its model.`);
  return { styles, model: `/api/page?path=${encodeURIComponent(path)}&hash=${hash}` };
}
