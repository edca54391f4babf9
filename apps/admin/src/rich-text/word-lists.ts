/** Word writes a list as paragraphs whose style names list and level, each with its bullet or number as text. */

/** The attribute that holds the style of an element that is pasted: a style attribute would break the pages' policy, even in a document that is not shown. */
export const STYLE = "data-style";
export const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? "";

const levelOf = (element: Element): number => Number(/mso-list\s*:[^;]*\blevel(\d)/i.exec(styleOf(element))?.[1] ?? 0);

/** Makes lists of them. */
export function listsOfWord(body: Element): void {
  const open: { readonly level: number; readonly list: Element }[] = [];
  let before: Element | null = null;
  for (const item of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")].filter((element) => levelOf(element) > 0)) {
    const level = levelOf(item);
    // Another list, where something stands between.
    if (item.previousElementSibling !== before) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isNumbered(item) ? "ol" : "ul");
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    for (const marker of markersOf(item)) marker.remove();
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    before = open[0]?.list ?? null;
    item.remove();
  }
}

const markersOf = (item: Element): Element[] =>
  [...item.querySelectorAll(`[${STYLE}]`)].filter((element) => /mso-list\s*:\s*Ignore/i.test(styleOf(element)));

const isNumbered = (item: Element): boolean => /^\s*[\p{L}\d]+[.)]/u.test(markersOf(item)[0]?.textContent ?? "");
