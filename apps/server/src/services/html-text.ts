import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "td", "th", "tr", "table", "br"]);
const unseen = new Set(["script", "style", "template", "noscript", "iframe", "textarea", "title"]);

/** What a reader sees of HTML, a line for each paragraph or cell. However deep it is nested: nothing here calls itself. */
export function htmlText(html: string): string {
  const waiting: (DefaultTreeAdapterTypes.Node | "\n")[] = [parseFragment(html)];
  let text = "";
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === "\n") text += next;
    else if (next.nodeName === "#text") text += (next as DefaultTreeAdapterTypes.TextNode).value;
    else if ("childNodes" in next && !unseen.has(next.nodeName)) {
      if (blocks.has(next.nodeName)) waiting.push("\n");
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return text;
}
