import type { ChangeSetContents } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import { call, CallFailed } from "../calls/call.ts";
import type { Fields } from "./compare-records.ts";

export interface RecordComparison {
  /** null: the record is new. undefined: what it was like is not kept, or it was deleted meanwhile. */
  readonly before: Fields | null | undefined;
  /** null: the record is to be deleted. */
  readonly after: Fields | null;
  readonly formerKey: string | null;
  /** Where it leads to after its deletion. */
  readonly successor: string | null;
  /** The live record is not any more what the change began with. */
  readonly hasMoved: boolean;
}

export interface ComparedRecord {
  readonly kind: string;
  readonly key: string;
}

interface HeldRecord extends Pick<RecordComparison, "formerKey" | "successor"> {
  readonly baseHash: string | null;
  readonly record: Fields | null;
}

interface KnownState {
  readonly hash: string | null;
  readonly record: Fields | null;
}

/** A record as a change set has it, beside the live one; of a published set beside what it was before. */
export function useComparison(
  contents: ChangeSetContents | undefined,
  { kind, key }: ComparedRecord,
): { readonly comparison: RecordComparison | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<RecordComparison, CallFailed>({
    queryKey: ["comparison", contents?.changeSet.id, contents?.changeSet.version, kind, key],
    enabled: contents !== undefined,
    queryFn: async ({ signal }) => {
      const { id, state } = (contents as ChangeSetContents).changeSet;
      const held = (contents?.drafts.length ?? 0) > 0 ? "records" : "editions";
      const { data: after } = await call<HeldRecord>(`change-sets/${encodeURIComponent(id)}/${held}/${pathOf(kind, key)}`, { signal });
      const { baseHash, formerKey, successor, record } = after;
      const known =
        baseHash === null
          ? null
          : state === "published"
            ? await stateBefore(kind, [formerKey ?? key, key], baseHash)
            : await liveState(kind, formerKey ?? key);
      return {
        before: known === null ? null : (known?.record ?? undefined),
        after: record,
        formerKey,
        successor,
        hasMoved: known !== null && known?.hash !== baseHash,
      };
    },
  });
  return { comparison: data, error };
}

const pathOf = (kind: string, key: string): string => `${kind}/${encodeURIComponent(key)}`;

/** @returns undefined: there is none that the member may read */
export async function liveState(kind: string, key: string): Promise<KnownState | undefined> {
  try {
    return (await call<KnownState>(`records/${pathOf(kind, key)}`)).data;
  } catch (error) {
    // Who is no administrator is answered the same of what is not there and of what they may not read.
    if (error instanceof CallFailed && (error.status === 404 || error.status === 403)) return undefined;
    throw error;
  }
}

interface KeptVersion extends KnownState {
  readonly id: string;
}

/** Versions that are looked through. */
const MOST = 100;

/** @param keys that the record has had. @returns undefined: it is not kept */
export async function stateBefore(kind: string, keys: readonly string[], hash: string): Promise<KeptVersion | undefined> {
  for (const key of new Set(keys)) {
    const { data } = await call<readonly KeptVersion[]>(`records/${pathOf(kind, key)}/history?limit=${MOST}`);
    const found = data.find((version) => version.hash === hash);
    if (found) return found;
  }
  return undefined;
}
