/** What HTML says, without how it is spelled: blocks, and each character with the inline elements around it, in whatever order these are nested. */
const inline = new Set(
  "a b strong i em u s del ins mark small sub sup code kbd samp var q cite abbr dfn time bdi bdo span ruby rt rp".split(" "),
);
/** Of two of them, one in the other, each counts. */
const counted = new Set(["q", "sub", "sup", "small", "bdo", "bdi"]);
const leaves = new Set(["br", "wbr", "img", "video"]);
/** How many columns there are, the rows say as well. */
const silent = (element: Element): boolean =>
  ["col", "colgroup"].includes(element.localName) && element.outerHTML.replace(/ span="\d+"/g, "").search(/="/) === -1;

const SPACE = " ";
const name = (element: Element): string =>
  [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(" ");

export function sketch(root: Element): string[] {
  const found: string[] = [];
  const walk = (node: Node, around: readonly string[], isPre: boolean): void => {
    if (node.nodeType === 3) {
      for (const character of node.textContent ?? "")
        found.push(!isPre && /[ \t\n\f\r]/.test(character) ? SPACE : [character, ...around.toSorted()].join(" "));
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (silent(element)) return;
    if (leaves.has(element.localName)) found.push(["leaf", element.outerHTML, ...around.toSorted()].join(" "));
    else if (inline.has(element.localName)) {
      const more = name(element);
      const isSaid = around.includes(more) && !counted.has(element.localName);
      for (const child of element.childNodes) walk(child, isSaid ? around : [...around, more], isPre);
    } else {
      found.push(`open ${name(element)}`);
      for (const child of element.childNodes) walk(child, around, isPre || element.localName === "pre");
      found.push("close");
    }
  };
  walk(root, [], false);
  return found.filter((token, index) => token !== SPACE || !(isEdge(found[index - 1]) || isBeforeEdge(found, index)));
}

const isEdge = (token: string | undefined): boolean =>
  token === undefined || token === SPACE || token === "close" || token.startsWith("open ") || token.startsWith("leaf <br");

/** Spaces at the end of a line. */
function isBeforeEdge(tokens: readonly string[], index: number): boolean {
  let next = index + 1;
  while (tokens[next] === SPACE) next += 1;
  return isEdge(tokens[next]);
}
