/// <reference lib="dom" />
/**
 * Whether React has hydrated each view of the document that it is called in. React marks an element while it draws it, some milliseconds before what the
 * view does works. Sent to browsers as text: it refers to nothing outside itself.
 */
export function areViewsHydrated(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    // Each view stands after a comment `$`.
    let node: Node | null = (comments.currentNode as Comment).data === "$" ? comments.currentNode.nextSibling : null;
    while (node && !(node instanceof Element)) node = node.nextSibling;
    if (node && !Object.keys(node).some((key) => key.startsWith("__reactFiber"))) return false;
  }
  return true;
}
