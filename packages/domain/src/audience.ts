import type { FileView } from "./files/file-view.ts";
import type { PageModel } from "./page.ts";

/** Who may get a page as it was drawn: `own`: the visitor alone who asked; `waiting`: those who wait for this drawing; `all`. */
export type Audience = "own" | "waiting" | "all";

/** @param page - as drawn, where it was drawn */
export function audienceOf({ content, personal, forms, preview }: PageModel): Audience {
  if (personal || forms || preview) return "own";
  // A block that could not be had is a matter of seconds: no one else should see the gap.
  return Object.values(content).some(isTemporary) ? "waiting" : "all";
}

const isTemporary = (node: PageModel["content"][string]): boolean =>
  node.status === "failed" || (node.status === "ready" && "file" in node.content && isFileTemporary(node.content.file));

/** Still being prepared, or the portal's own failure, which is tried again. */
const isFileTemporary = (file: FileView | undefined): boolean =>
  file?.kind === "preparing" || (file?.kind === "refused" && file.reason === "failed");
