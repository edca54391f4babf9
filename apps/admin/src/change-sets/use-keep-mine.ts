import type { ChangedRecord } from "@portal/contracts";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { compareRecords } from "../comparison/compare-records.ts";
import { liveState } from "../comparison/use-comparison.ts";
import type { Conflict } from "./conflicts-of.ts";
import { useChangeSetRefresh } from "./use-change-set.ts";

/** The live record is not any more what the member has decided against. */
class LiveChanged extends Error {}

export interface KeepMine {
  readonly keepMine: (conflict: Conflict, onKept: () => void) => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/** Lets drafts of a change set stand against the live records that were shown. */
export function useKeepMine(id: string, drafts: readonly ChangedRecord[]): KeepMine {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct((error) => (error instanceof LiveChanged ? t("conflict.liveChanged") : undefined));
  const refresh = useChangeSetRefresh(id);
  const resolve = async ({ kind, key, live }: Conflict): Promise<void> => {
    const draft = drafts.find((one) => one.kind === kind && one.key === key);
    const now = await liveState(kind, draft?.formerKey ?? key);
    if ((now === undefined) !== (live === null) || compareRecords(live, now?.record ?? null).length > 0) throw new LiveChanged();
    const path = `change-sets/${encodeURIComponent(id)}/records/${kind}/${encodeURIComponent(key)}/resolve`;
    await call(path, { method: "POST", body: { liveHash: now?.hash ?? null }, ifMatch: `"${draft?.version ?? 0}"` });
    await refresh();
  };
  return {
    keepMine: (conflict, onKept) => run(() => resolve(conflict).then(onKept)),
    isBusy,
    problem,
  };
}
