/** Categories to choose from: those of a site as its tree, each with how much it has and how new that is. */
import type { ListedCategory } from "@portal/contracts";
import { fold } from "@portal/domain/content";
import { call } from "../calls/call.ts";
import { rowsOf, type TreeRow } from "../categories/tree.ts";
import { findRecords, type ListedRecord } from "./use-records.ts";

/** As ComboboxChoice has it. */
export type FoundCategory = Pick<ListedRecord, "kind" | "key" | "title" | "site"> & Partial<CategoryChoice>;

export interface CategorySearch {
  /** Slug. */
  readonly site: string;
  readonly words: string;
  /** Says how many articles a category has, and how new they are. */
  readonly describe: (category: ListedCategory) => string;
}

/** The categories of a site in the order of its tree; where words were typed, those that hold them, and then those of other sites. */
export async function findCategories({ site, words, describe }: CategorySearch, signal: AbortSignal): Promise<readonly FoundCategory[]> {
  const [tree, others] = await Promise.all([
    call<readonly ListedCategory[]>(`categories?${new URLSearchParams({ site })}`, { signal }),
    words === "" ? [] : findRecords({ kind: "category", site: undefined, words, isMeant: undefined }, signal),
  ]);
  const rows = rowsOf(tree.data, new Set());
  return [
    ...choicesOf(rows, words, describe).map((choice) => ({ ...choice, kind: "category", site })),
    ...others.filter((other) => other.site !== site),
  ];
}

export interface CategoryChoice {
  readonly key: string;
  readonly title: string;
  readonly level: number;
  readonly within: string | undefined;
  readonly note: string;
}

/** @returns rows that hold the words, with or without marks, as the tree has them; where words were typed, as a list that says what each stands below */
export function choicesOf(rows: readonly TreeRow[], words: string, describe: CategorySearch["describe"]): readonly CategoryChoice[] {
  const parts = fold(words).split(/\s+/);
  const titles = new Map(rows.map(({ category: { key, title } }) => [key, title]));
  const isMeant = ({ category: { key, title } }: TreeRow): boolean => parts.every((part) => fold(`${title} ${key}`).includes(part));
  return rows.filter(isMeant).map(({ category, level }) => {
    const { key, title, parent } = category;
    const within = titles.get(parent ?? "");
    const note = describe(category);
    return words === ""
      ? { key, title, level, within, note }
      : { key, title, level: 1, within: undefined, note: [within, note].filter(Boolean).join(" · ") };
  });
}
