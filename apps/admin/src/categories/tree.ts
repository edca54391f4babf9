/** The categories of a site as a tree: who stands where, and what changes where one is moved. */
import type { ListedCategory } from "@portal/contracts";
import { fold } from "@portal/domain/content";

/** A category that is in sight. */
export interface TreeRow {
  readonly category: ListedCategory;
  /** From 1. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
}

/** Where a category is put: below another (null: at the top), as the one with this index among those that stand there besides it. */
export interface Place {
  readonly parent: string | null;
  readonly index: number;
}

/** @param parent null: those at the top, and those whose parent is not there */
export function childrenOf(categories: readonly ListedCategory[], parent: string | null): readonly ListedCategory[] {
  const known = new Set(categories.map(({ key }) => key));
  return categories.filter((each) => (each.parent !== null && known.has(each.parent) ? each.parent : null) === parent);
}

/** Rows from the top down, without what stands below those that are closed. */
export function rowsOf(categories: readonly ListedCategory[], closed: ReadonlySet<string>): readonly TreeRow[] {
  const rowsBelow = (parent: string | null, level: number): readonly TreeRow[] => {
    const siblings = childrenOf(categories, parent);
    return siblings.flatMap((category, index) => {
      const hasChildren = categories.some((each) => each.parent === category.key);
      const row = { category, level, position: index + 1, siblings: siblings.length, hasChildren };
      return closed.has(category.key) ? [row] : [row, ...rowsBelow(category.key, level + 1)];
    });
  };
  return rowsBelow(null, 1);
}

/** Whether a category is another one, or stands below it. */
export function isWithin(categories: readonly ListedCategory[], key: string | null, above: string): boolean {
  const parents = new Map(categories.map((each) => [each.key, each.parent]));
  const seen = new Set<string>();
  for (let at: string | null | undefined = key; typeof at === "string" && !seen.has(at); at = parents.get(at)) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

/** Where a category stands now. */
export function placeOf(categories: readonly ListedCategory[], category: ListedCategory): Place {
  return { parent: category.parent, index: childrenOf(categories, category.parent).findIndex(({ key }) => key === category.key) };
}

/** Where something is dropped on a row: its upper edge, its lower edge, or between them. */
export interface Drop {
  /** Of the row. */
  readonly key: string;
  readonly at: "before" | "inside" | "after";
}

/** The place that a drop means; inside: as the last one there. */
export function dropPlace(categories: readonly ListedCategory[], key: string, { key: over, at }: Drop): Place {
  const others = categories.filter((each) => each.key !== key);
  const target = others.find((each) => each.key === over);
  if (!target || at === "inside") return { parent: over, index: childrenOf(others, over).length };
  const { parent, index } = placeOf(others, target);
  return { parent, index: at === "before" ? index : index + 1 };
}

/**
 * New orders where a category is put somewhere, its own first: as few as possible.
 * @returns by slug
 */
export function ordersAt(categories: readonly ListedCategory[], key: string, { parent, index }: Place): ReadonlyMap<string, number> {
  const others = childrenOf(categories, parent).filter((each) => each.key !== key);
  const [before, after] = [others[index - 1]?.order, others[index]?.order];
  const between = orderBetween(before, after);
  if (between !== undefined) return new Map([[key, between]]);
  const line = [...others.slice(0, index), undefined, ...others.slice(index)];
  const changed = line.flatMap((each, at) => (each && each.order !== at + 1 ? [[each.key, at + 1] as const] : []));
  return new Map([[key, index + 1], ...changed]);
}

/** @returns undefined: there is no number between them */
function orderBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 0 : after - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return before < middle && middle < after ? middle : undefined;
}

/** The next row, after the one at an index, whose name begins with what was typed, with or without marks. @returns its index; -1: none */
export function rowNamed(rows: readonly TreeRow[], typed: string, from: number): number {
  const wanted = fold(typed);
  const order = rows.map((_, step) => (from + step) % rows.length);
  return order.find((at) => fold(rows[at]?.category.title ?? "").startsWith(wanted)) ?? -1;
}
