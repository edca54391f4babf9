import { type Fields, isRecord, listAt } from "./untrusted.ts";

export interface WalkedNode {
  readonly kind: "region" | "area" | "static";
  readonly path: string;
  readonly fields: Fields;
  /** Nearest first. */
  readonly ancestors: readonly WalkedNode[];
}

/** All nodes of a template in source order, which is reading order. */
export function walkTemplate(root: unknown): WalkedNode[] {
  const nodes: WalkedNode[] = [];
  const visit = (value: unknown, path: string, ancestors: readonly WalkedNode[]): void => {
    if (!isRecord(value)) return;
    const node: WalkedNode = {
      kind: "area" in value ? "area" : "static" in value ? "static" : "region",
      path,
      fields: value,
      ancestors,
    };
    nodes.push(node);
    if (node.kind === "region")
      for (const [index, child] of listAt(value, "children").entries()) visit(child, `${path}/children/${index}`, [node, ...ancestors]);
  };
  visit(root, "/root", []);
  return nodes;
}
