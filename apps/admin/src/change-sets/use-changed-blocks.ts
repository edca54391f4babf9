import type { ChangeSetContents } from "@portal/contracts";
import { useMemo } from "react";
import { compareRecords } from "../comparison/compare-records.ts";
import { groupChanges } from "../comparison/group-changes.ts";
import { useComparison } from "../comparison/use-comparison.ts";

/** @param path of a page. @returns keys of the blocks of its layout that the set changes; none where the page is no site's or category's */
export function useChangedBlocks(contents: ChangeSetContents, path: string): readonly string[] {
  const records = contents.drafts.length > 0 ? contents.drafts : contents.editions;
  const record = records.find((one) => one.path === path && (one.kind === "site" || one.kind === "category"));
  const { comparison } = useComparison(record && contents, { kind: record?.kind ?? "", key: record?.key ?? "" });
  return useMemo(() => {
    // Of a new page all is new.
    if (!comparison?.before || !comparison.after) return [];
    return groupChanges(compareRecords(comparison.before, comparison.after)).flatMap(({ block }) => block ?? []);
  }, [comparison]);
}
