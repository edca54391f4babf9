/** Parse + resolve + plan of the largest layout, from the metadata as it is stored. */
import { type LayoutDefinition, parseSite, resolveLayout, type SiteRecord } from "@portal/core";
import { planContent, type QueryTable } from "@portal/core/compose";
import { assignAllBlocks, sampleCatalogue } from "@portal/testing";
import { race } from "./measure.ts";
import { type Line, microseconds, perSecond } from "./report.ts";

const largest = (layouts: Iterable<LayoutDefinition>): LayoutDefinition =>
  [...layouts].toSorted((a, b) => b.blocks.length - a.blocks.length)[0] as LayoutDefinition;

/** The engine alone: blocks ask for what every host has. What the widgets of a home need is the host's. */
const noNeeds: QueryTable = { needs: new Map(), cardItems: undefined };

export function engineLines(): Line[] {
  const catalogue = sampleCatalogue();
  const layout = largest(catalogue.layouts.values());
  const metadata = JSON.stringify(assignAllBlocks(layout, layout.language ?? "vi"));
  const record: SiteRecord = { slug: "btc", name: "Bộ Tài chính", language: 1, metadata };
  const context = { site: "btc", category: undefined, article: undefined, page: 1, year: undefined, sort: "newest" } as const;

  const parse = () => parseSite(record).value;
  const site = parse();
  const resolve = () => resolveLayout(catalogue, { site, subject: { kind: "home" } }).tree;
  const tree = resolve();
  const whole = () => planContent(resolveLayout(catalogue, { site: parse(), subject: { kind: "home" } }).tree, context, noNeeds);
  const { queries } = whole();
  if (tree.layoutId !== layout.id || queries.length === 0)
    throw new Error(`The engine did not choose "${layout.id}"; the figures would mean nothing.`);

  const { timings } = race([
    { name: "whole", run: whole },
    { name: "parse", run: parse },
    { name: "resolve", run: resolve },
    { name: "plan", run: () => planContent(tree, context, noNeeds) },
  ]);
  const [all, ...parts] = timings;
  return [
    {
      what: `parse + resolve + plan, ${layout.id} (${layout.blocks.length} blocks, ${metadata.length} characters of metadata, ${queries.length} queries)`,
      ours: perSecond(all?.micros ?? Number.NaN),
    },
    ...parts.map(({ name, micros }): Line => ({ what: `  of it ${name}`, ours: microseconds(micros) })),
  ];
}
