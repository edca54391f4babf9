import type { RecordFields } from "@portal/domain/records";
import { useQuery } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";
import { recordPath } from "./draft-store.ts";

export interface RecordName {
  readonly kind: string;
  readonly key: string;
}

export interface LiveRecord extends RecordName {
  readonly hash: string;
  readonly record: RecordFields;
}

export interface RecordUse extends RecordName {
  readonly title: string;
  readonly how: "holds" | "names" | "links";
}

export interface RecordVersion {
  readonly id: string;
  readonly writtenAt: string;
  readonly isErased: boolean;
  readonly hash: string | null;
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly total: number | undefined;
  readonly error: CallFailed | null;
}

function useAsked<T>(name: RecordName, more: string): Asked<T> {
  const { data, error } = useQuery({
    queryKey: ["record", name.kind, name.key, more],
    queryFn: ({ signal }) => call<T>(`${recordPath(name)}${more}`, { signal }),
  });
  return { data: data?.data, total: data?.total, error: error as CallFailed | null };
}

/** A record as visitors read it. */
export const useRecord = (name: RecordName): Asked<LiveRecord> => useAsked(name, "");
/** What holds, names or links a record. */
export const useUses = (name: RecordName): Asked<readonly RecordUse[]> => useAsked(name, "/uses");
/** What it was like, newest first. */
export const useHistory = (name: RecordName): Asked<readonly RecordVersion[]> => useAsked(name, "/history?limit=20");
