import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, call, type CallFailed } from "./call.ts";

/** As many as a call answers, unless it is asked for more. */
const PART = 50;

export interface List<T> {
  /** undefined: not known yet. */
  readonly items: readonly T[] | undefined;
  /** How many there are in all, or that there are more than so many. */
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly error: CallFailed | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Loads the next part. @returns whether there are more still */
  readonly loadMore: () => Promise<boolean>;
}

/** A long list, a part at a time. @param path below /api/admin. @param filter what the call takes; empty values are left out */
export const useList = <T extends { readonly id: string }>(path: string, filter: Readonly<Record<string, string>> = {}): List<T> =>
  useListOf<T>({ path, filter, idOf: ({ id }) => id });

export interface ListOptions<T> {
  readonly path: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly idOf: (item: T) => string;
  /** Whether what was found before is shown until an answer to another filter comes: for filters that are typed. */
  readonly keepsFound?: boolean;
}

/** As `useList`, of things that another field identifies. */
export function useListOf<T>({ path, filter, idOf, keepsFound = false }: ListOptions<T>): List<T> {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery<Answer<readonly T[]>, CallFailed>({
    queryKey: [path, query.toString()],
    queryFn: ({ signal, pageParam }) => call(`${path}?${query}&limit=${PART}${pageParam as string}`, { signal }),
    initialPageParam: "",
    ...(keepsFound && { placeholderData: keepPreviousData }),
    getNextPageParam: (last, parts) => {
      if (last.next !== undefined) return last.next === null ? undefined : `&after=${last.next}`;
      const loaded = parts.reduce((sum, part) => sum + part.data.length, 0);
      return last.data.length === 0 || loaded >= (last.total ?? 0) ? undefined : `&offset=${loaded}`;
    },
  });
  // What came in meanwhile moves the others into the next part: each is shown once.
  const items = data && [...new Map(data.pages.flatMap((part) => part.data).map((item) => [idOf(item), item])).values()];
  return {
    items,
    total: data?.pages.at(-1)?.total ?? 0,
    isTotalExact: data?.pages.at(-1)?.isTotalExact ?? true,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: async () => (await fetchNextPage()).hasNextPage,
  };
}

interface One<T> {
  /** undefined: not known yet. */
  readonly found: T | undefined;
  readonly error: CallFailed | null;
}

/** One of a list. */
export function useOne<T>(path: string, id: string): One<T> {
  const { data, error } = useQuery<T, CallFailed>({
    queryKey: [path, "one", id],
    queryFn: async ({ signal }) => (await call<T>(`${path}/${encodeURIComponent(id)}`, { signal })).data,
  });
  return { found: data, error };
}

/** @returns asks anew for a list, and for what is shown of it */
export function useRefresh(path: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [path] });
}
