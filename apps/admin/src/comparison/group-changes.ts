import type { Change } from "./compare-records.ts";

export interface ChangeGroup {
  /** Key of a block of the page's layout; undefined: of the record itself. */
  readonly block: string | undefined;
  /** Of a block: their paths begin below it. */
  readonly changes: readonly Change[];
}

/** What a record is called, and what it is about, is read first. */
const FIRST = ["title", "name", "summary", "description"];

const rank = ({ path: [name = ""] }: Change): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The record's own fields first, then what is assigned to each block of its layout. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ path }) => (isOfBlock(path) ? path[2] : undefined));
  const own = groups.get(undefined);
  const blocks = [...groups].filter(([block]) => block !== undefined);
  return [
    ...(own ? [{ block: undefined, changes: own.toSorted((a, b) => rank(a) - rank(b)) }] : []),
    ...blocks.map(([key, of]): ChangeGroup => ({ block: key, changes: of.map((change) => ({ ...change, path: change.path.slice(3) })) })),
  ];
}

const isOfBlock = ([first, second, , ...below]: readonly string[]): boolean =>
  first === "metadata" && second === "blocks" && below.length > 0;
