/** Loaded where the page of administration asks for it. */
import type { BlockBarrier, PreviewCheck } from "@portal/domain";
import axe from "axe-core";

/** What content can break. Colours, landmarks and controls are the portal's own, and tested with it. */
const rules = [
  "image-alt",
  "image-redundant-alt",
  "svg-img-alt",
  "role-img-alt",
  "link-name",
  "link-in-text-block",
  "button-name",
  "empty-heading",
  "heading-order",
  "list",
  "listitem",
  "definition-list",
  "dlitem",
  "td-headers-attr",
  "th-has-data-cells",
  "empty-table-header",
  "frame-title",
  "object-alt",
  "video-caption",
  "target-size",
  "valid-lang",
];

const options: axe.RunOptions = { runOnly: { type: "rule", values: rules }, resultTypes: ["violations"], elementRef: true, preload: false };

/** Looks at a page's blocks, and says what is wrong with each. */
export async function checkBlocks(page: Document, { signal, answer }: PreviewCheck): Promise<void> {
  if (signal.aborted) return;
  const blocks = page.querySelectorAll<HTMLElement>("[data-block]");
  // A page without blocks is no context for axe.
  const violations = blocks.length > 0 ? (await axe.run({ include: [...blocks] }, options)).violations : [];
  if (!signal.aborted) answer(violations.flatMap(barriersOf));
}

function barriersOf({ id, help, impact, nodes }: axe.Result): readonly BlockBarrier[] {
  const counts = new Map<string, number>();
  for (const { element } of nodes) {
    const block = element?.closest<HTMLElement>("[data-block]")?.dataset["block"];
    if (block !== undefined) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  const isSerious = impact === "serious" || impact === "critical";
  return [...counts].map(([block, count]) => ({ block, rule: id, isSerious, help, count }));
}
