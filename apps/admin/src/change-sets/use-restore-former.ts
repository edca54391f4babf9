import type { ChangedRecord, ChangeSetView } from "@portal/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { stateBefore } from "../comparison/use-comparison.ts";
import { restoreVersion, titlePart } from "./make-change-set.ts";

export interface RestoreFormer {
  /** Makes a change set of what each record was like before. */
  readonly restore: (records: readonly ChangedRecord[]) => void;
  /** Those that were made, also where a later one was refused. */
  readonly made: readonly ChangeSetView[];
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

export function useRestoreFormer(): RestoreFormer {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { run, isBusy, problem } = useAct();
  const [made, setMade] = useState<readonly ChangeSetView[]>([]);
  const restoreOne = async ({ kind, key, formerKey, baseHash, title }: ChangedRecord): Promise<void> => {
    const version = baseHash === null ? undefined : await stateBefore(kind, [formerKey ?? key, key], baseHash);
    if (!version) return;
    const set = await restoreVersion(version.id, t("revert.setTitle", { title: titlePart(title ?? key) }));
    setMade((before) => [...before, set]);
  };
  return {
    restore: (records) =>
      run(async () => {
        for (const record of records) await restoreOne(record);
        await client.invalidateQueries({ queryKey: ["change-sets"] });
      }),
    made,
    isBusy,
    problem,
  };
}
