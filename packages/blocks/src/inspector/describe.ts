import type { LayoutNode, ResolvedBlock, ResolvedWidget } from "@portal/core";
import type { InspectedPart } from "./inspect.ts";
import type { Translate } from "../ui/use-texts.ts";
import type { InspectorTextKey } from "./texts.ts";

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

/** What else identifies it: type and variant, where its content comes from, its state. */
export function remarksOf({ node, state }: InspectedPart, t: Translate<InspectorTextKey>): readonly string[] {
  const ofBlock = node.kind === "block" ? [`${node.type} / ${node.name}`, t(`inspector.from.${node.provenance}`)] : [];
  const ofRegion = node.kind === "region" && node.landmark !== undefined && node.label !== undefined ? [node.label] : [];
  return [...ofBlock, ...ofRegion, ...(state === "drawn" ? [] : [t(`inspector.${state}`)])];
}

/** Terms and what they are. */
export type Fact = readonly [term: string, fact: string];

/** Everything that the engine knows of a block, wherever it is drawn. */
export const factsOfBlock = (block: ResolvedBlock, t: Translate<InspectorTextKey>): readonly Fact[] => [
  [t("inspector.key"), block.key],
  [t("inspector.label"), block.label],
  [t("inspector.type"), `${block.type} / ${block.name}`],
  [t("inspector.provenance"), t(`inspector.from.${block.provenance}`)],
  [t("inspector.editable"), block.editable ? t("inspector.yes") : t("inspector.no")],
  [t("inspector.count"), String(block.count)],
  [t("inspector.level"), `h${block.headingLevel}`],
  ...(block.assignment ? [[t("inspector.assignment"), JSON.stringify(block.assignment, null, 1)] as const] : []),
];

/** Everything known of a part. */
export function factsOf({ node, state }: InspectedPart, t: Translate<InspectorTextKey>): readonly Fact[] {
  const common = [
    [t("inspector.state"), t(`inspector.${state}`)],
    [t("inspector.node"), `${node.id} · .${node.className}`],
  ] as const;
  switch (node.kind) {
    case "block":
      return [...factsOfBlock(node, t), ...common];
    case "widget":
      return [
        [t("inspector.widget"), node.name],
        ...(node.headingLevel === undefined ? [] : [[t("inspector.level"), `h${node.headingLevel}`] as const]),
        ...needsOf(node, t),
        ...common,
      ];
    case "region":
      return [
        [t("inspector.landmark"), node.landmark ?? "–"],
        ...(node.label === undefined ? [] : [[t("inspector.label"), node.label] as const]),
        ...(node.heading ? [[t("inspector.heading"), `h${node.heading.level} ${node.heading.text}`] as const] : []),
        [t("inspector.surface"), node.surface],
        ...common,
      ];
  }
}

const needsOf = ({ needs }: ResolvedWidget, t: Translate<InspectorTextKey>): readonly Fact[] =>
  Object.keys(needs).length === 0 ? [] : [[t("inspector.needs"), JSON.stringify(needs)]];
