import type { LayoutNode, ResolvedWidget } from "@portal/core";
import type { InspectedPart } from "./inspect.ts";
import type { InspectorTexts } from "./texts.ts";

/** What a part is called: a block's key, a widget's name, a region's landmark or label. */
export function titleOf(node: LayoutNode): string {
  switch (node.kind) {
    case "block":
      return node.key;
    case "widget":
      return node.name;
    case "region":
      return node.landmark ?? node.label ?? node.id;
  }
}

/** What else identifies it: type and variant, where its content comes from, what became of it. */
export function remarksOf({ node, state }: InspectedPart, texts: InspectorTexts): readonly string[] {
  const ofBlock = node.kind === "block" ? [`${node.type} / ${node.name}`, texts[`from.${node.provenance}`]] : [];
  const ofRegion = node.kind === "region" && node.landmark !== undefined && node.label !== undefined ? [node.label] : [];
  return [...ofBlock, ...ofRegion, ...(state === "drawn" ? [] : [texts[state]])];
}

/** Everything known of a part, as terms and what they are. */
export function factsOf({ node, state }: InspectedPart, texts: InspectorTexts): readonly (readonly [term: string, fact: string])[] {
  const common = [
    [texts.state, texts[state]],
    [texts.node, `${node.id} · .${node.className}`],
  ] as const;
  switch (node.kind) {
    case "block":
      return [
        [texts.key, node.key],
        [texts.label, node.label],
        [texts.type, `${node.type} / ${node.name}`],
        [texts.provenance, texts[`from.${node.provenance}`]],
        [texts.editable, node.editable ? texts.yes : texts.no],
        [texts.count, String(node.count)],
        [texts.level, `h${node.headingLevel}`],
        ...(node.assignment ? [[texts.assignment, JSON.stringify(node.assignment, null, 1)] as const] : []),
        ...common,
      ];
    case "widget":
      return [
        [texts.widget, node.name],
        ...(node.headingLevel === undefined ? [] : [[texts.level, `h${node.headingLevel}`] as const]),
        ...needsOf(node, texts),
        ...common,
      ];
    case "region":
      return [
        [texts.landmark, node.landmark ?? "–"],
        ...(node.label === undefined ? [] : [[texts.label, node.label] as const]),
        ...(node.heading ? [[texts.heading, `h${node.heading.level} ${node.heading.text}`] as const] : []),
        [texts.surface, node.surface],
        ...common,
      ];
  }
}

const needsOf = ({ needs }: ResolvedWidget, texts: InspectorTexts): readonly (readonly [string, string])[] =>
  Object.keys(needs).length === 0 ? [] : [[texts.needs, JSON.stringify(needs)]];
