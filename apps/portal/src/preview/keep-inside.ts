import { ADDRESSED, ADDRESSES, valueInside } from "./inside.ts";

/** What the program draws has the addresses of the published portal: each is replaced as soon as it stands in the document. */
export function keepInside(target: Document, base: string): void {
  const correct = (element: Element): void => {
    for (const name of ADDRESSES) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const inside = valueInside(base, name, value);
      if (inside !== value) element.setAttribute(name, inside);
    }
  };
  const correctAll = (root: Element): void => {
    if (root.matches(ADDRESSED)) correct(root);
    for (const element of root.querySelectorAll(ADDRESSED)) correct(element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target: changed, addedNodes } of changes)
      if (type === "childList") {
        for (const node of addedNodes) if (node instanceof Element) correctAll(node);
      } else if (changed instanceof Element && changed.matches(ADDRESSED)) correct(changed);
  });
  observer.observe(target.body, { subtree: true, childList: true, attributeFilter: [...ADDRESSES] });
}
