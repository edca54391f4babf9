import { useQuery } from "@tanstack/react-query";
import { call } from "../calls/call.ts";
import { liveState } from "../comparison/use-comparison.ts";
import { titleOf } from "./record-form.ts";

export interface ListedRecord {
  readonly kind: string;
  readonly key: string;
  readonly title: string;
  /** Slug; null: it belongs to no one site. */
  readonly site: string | null;
  /** Slug of an article's category. */
  readonly category: string | null;
  readonly updatedAt: string;
  /** Of articles; null: they have no time of publication. */
  readonly publishedAt: string | null;
  /** The set that holds it, where what is being changed was asked for. */
  readonly changeSetId: string | null;
  /** What restores it, where what was deleted was asked for. */
  readonly versionId: string | null;
}

/** As many as are shown of what was searched for. */
const SHOWN = 8;
/** As many as are looked through for those that are meant. */
const SEARCHED = 50;

export interface RecordSearch {
  readonly kind: string;
  /** Whose records come first; undefined: no one's. */
  readonly site: string | undefined;
  readonly words: string;
  /** Which of the kind are meant, by their key; undefined: all. */
  readonly isMeant: ((key: string) => boolean) | undefined;
}

/** Records whose title or key holds the words, with or without marks; those that were changed last where there are none. */
export async function findRecords({ kind, site, words, isMeant }: RecordSearch, signal: AbortSignal): Promise<readonly ListedRecord[]> {
  const limit = String(isMeant ? SEARCHED : SHOWN);
  const query = { kind, limit, ...(words !== "" && { q: words }) };
  const list = async (more: Readonly<Record<string, string>>): Promise<readonly ListedRecord[]> =>
    (await call<readonly ListedRecord[]>(`records?${new URLSearchParams({ ...query, ...more })}`, { signal })).data;
  const lists = await Promise.all([...(site === undefined ? [] : [list({ site })]), list({})]);
  const found = new Map(lists.flat().map((record) => [record.key, record]));
  return [...found.values()].filter(({ key }) => isMeant?.(key) ?? true).slice(0, SHOWN);
}

/** @returns what a record is called; its key where there is none that the member may read, or until it is known */
export function useRecordTitle(kind: string, key: string): string {
  const { data } = useQuery({
    queryKey: ["record-title", kind, key],
    queryFn: async () => titleOf((await liveState(kind, key))?.record ?? {}) ?? key,
    enabled: key !== "",
    staleTime: 60_000,
  });
  return data ?? key;
}
