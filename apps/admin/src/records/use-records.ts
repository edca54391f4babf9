import { useQuery } from "@tanstack/react-query";
import { call, CallFailed } from "../calls/call.ts";
import { recordPath } from "./draft-store.ts";
import { titleOf } from "./record-form.ts";

export interface ListedRecord {
  readonly kind: string;
  readonly key: string;
  readonly title: string;
  /** Slug; null: it belongs to no one site. */
  readonly site: string | null;
  readonly updatedAt: string;
}

/** As many as are shown of what was searched for. */
const SHOWN = 8;

const list = async (query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly ListedRecord[]> =>
  (await call<readonly ListedRecord[]>(`records?${new URLSearchParams(query)}`, { signal })).data;

export interface RecordSearch {
  readonly kind: string;
  /** Whose records come first; undefined: no one's. */
  readonly site: string | undefined;
  readonly words: string;
  readonly isOpen: boolean;
}

/** Records whose name or key holds the words, with or without marks; those that were changed last where there are none. */
export function useFoundRecords({ kind, site, words, isOpen }: RecordSearch): readonly ListedRecord[] | undefined {
  const q = words.trim();
  const { data } = useQuery({
    queryKey: ["records-found", kind, site, q],
    queryFn: async ({ signal }) => {
      const query = { kind, limit: String(SHOWN), ...(q !== "" && { q }) };
      const lists = [...(site === undefined ? [] : [list({ ...query, site }, signal)]), list(query, signal)];
      const found = new Map((await Promise.all(lists)).flat().map((choice) => [choice.key, choice]));
      return [...found.values()].slice(0, SHOWN);
    },
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  return data;
}

/** @returns what a record is called; its key where there is none that the member may read, or until it is known */
export function useRecordTitle(kind: string, key: string): string {
  const { data } = useQuery({
    queryKey: ["record-title", kind, key],
    queryFn: async ({ signal }) => {
      try {
        return (
          titleOf((await call<{ record: Readonly<Record<string, unknown>> }>(recordPath({ kind, key }), { signal })).data.record) ?? key
        );
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 404 || error.status === 403)) return key;
        throw error;
      }
    },
    enabled: key !== "",
    staleTime: 60_000,
  });
  return data ?? key;
}
