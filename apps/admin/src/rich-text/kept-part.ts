/** Parts of a text that the editor has no form for: shown as their HTML, and deleted by their own button alone. */
import type { TFunction } from "i18next";
import { isHistoryTransaction } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import type { NodeViewConstructor } from "prosemirror-view";
import styles from "./RichText.module.css";

const MEANT = "deletesKeptPart";

export const keptPartView =
  (t: TFunction): NodeViewConstructor =>
  (node, view, getPos) => {
    const dom = document.createElement(node.isInline ? "span" : "div");
    dom.className = styles["kept"] ?? "";
    const name = dom.appendChild(document.createElement("small"));
    name.textContent = t("richText.kept");
    dom.appendChild(document.createElement("code")).textContent = String(node.attrs["source"]);
    const button = dom.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = t("richText.keptDelete");
    button.addEventListener("click", () => {
      const place = getPos();
      if (place === undefined || !view.editable) return;
      view.dispatch(view.state.tr.delete(place, place + node.nodeSize).setMeta(MEANT, true));
      view.focus();
    });
    return { dom, stopEvent: ({ target }) => target === button, ignoreMutation: () => true };
  };

/** Refuses to delete one with what is around it. @param onRefused says why nothing happened */
export const keepParts = (onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction(transaction) {
      const isMeant = transaction.getMeta(MEANT) === true || isHistoryTransaction(transaction);
      if (isMeant || !transaction.docChanged || !losesPart(transaction)) return true;
      onRefused();
      return false;
    },
  });

/** Whether fewer are there than before; blocks that the change did not touch are not looked into. */
function losesPart({ before, doc }: Transaction): boolean {
  const left = sourcesIn(doc, before);
  return sourcesIn(before, doc).some((source) => {
    const found = left.indexOf(source);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}

function sourcesIn(doc: Node, other: Node): string[] {
  const shared = new Set(other.children);
  const sources: string[] = [];
  const look = (node: Node): void => {
    if (node.type.name.startsWith("kept")) sources.push(String(node.attrs["source"]));
    node.descendants((inner) => {
      if (inner.type.name.startsWith("kept")) sources.push(String(inner.attrs["source"]));
    });
  };
  for (const block of doc.children) if (!shared.has(block)) look(block);
  return sources;
}
