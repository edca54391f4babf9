/** A picture of the text. One that is uploaded in this change set is not public yet: the editor shows it from there. */
import type { NodeViewConstructor } from "prosemirror-view";
import { readFileAddress } from "./record-address.ts";
import { htmlAttributes } from "./schema.ts";

/** @param changeSetId asked for each time; undefined: no change set is edited */
export const pictureView =
  (changeSetId: () => string | undefined): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement("img");
    const attributes = htmlAttributes(node);
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value);
    const key = readFileAddress(attributes["src"] ?? "");
    dom.addEventListener(
      "error",
      () => {
        const id = changeSetId();
        if (id !== undefined && key !== undefined) dom.src = `/api/admin/change-sets/${id}/files/${encodeURIComponent(key)}`;
      },
      { once: true },
    );
    return { dom, ignoreMutation: () => true };
  };
