/** What is to be looked at before a page is submitted, from all that checks it. */
import type { LayoutProblem } from "@portal/contracts";
import type { ResolvedBlock } from "@portal/core";
import type { BlockBarrier } from "@portal/domain";
import type { EditedPage } from "./edited-page.ts";

export interface PageFinding {
  readonly id: string;
  /** error: it keeps the page from being submitted. note: it may be meant so. */
  readonly severity: "error" | "warning" | "note";
  /** What it is said by. */
  readonly code: string;
  /** Key of the block; undefined: it is of the whole page. */
  readonly block: string | undefined;
  /** What it asks for, in English. */
  readonly help: string;
  /** How often it is found in the block. */
  readonly count: number;
}

export interface Checked {
  readonly page: EditedPage;
  readonly blocks: readonly ResolvedBlock[];
  readonly problems: readonly LayoutProblem[];
  readonly barriers: readonly BlockBarrier[];
}

const severities = ["error", "warning", "note"] as const;

/** @returns the worst first; of one kind in the order of the page */
export function findingsOf({ page, blocks, problems, barriers }: Checked): readonly PageFinding[] {
  const position = (key: string | undefined): number => blocks.findIndex((block) => block.key === key);
  const found: readonly Omit<PageFinding, "id">[] = [
    ...problems.map(({ code, block, isNew, problem }) => ({
      severity: isNew ? ("error" as const) : ("warning" as const),
      code,
      block: block ?? undefined,
      help: problem,
      count: 1,
    })),
    ...barriers.map(({ rule, block, isSerious, help, count }) => ({
      severity: isSerious ? ("warning" as const) : ("note" as const),
      code: rule,
      block,
      help,
      count,
    })),
    ...blocks.filter(({ assignment }) => assignment === undefined).map(({ key }) => note("empty", key)),
    ...(hasCounterpart(page) ? [] : [note("counterpart", undefined)]),
  ];
  return found
    .toSorted(
      (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || position(one.block) - position(other.block),
    )
    .map((finding, index) => ({ ...finding, id: `${index} ${finding.code} ${finding.block}` }));
}

const note = (code: string, block: string | undefined): Omit<PageFinding, "id"> => ({ severity: "note", code, block, help: "", count: 1 });

const hasCounterpart = ({ record }: EditedPage): boolean => typeof record["counterpart"] === "string" && record["counterpart"] !== "";
