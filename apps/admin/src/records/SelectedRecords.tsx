import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft, recordPath } from "./draft-store.ts";
import styles from "./RecordPage.module.css";
import type { LiveRecord } from "./use-record.ts";
import type { ListedRecord } from "./use-records.ts";

/** What is done to several records at a time, as one change set: they go live, or go, in one moment. */
export function SelectedRecords({ records }: { readonly records: readonly ListedRecord[] }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [chosen, setChosen] = useState(NEW_SET);
  const inSet = async (titleKey: string, recordOf: (live: LiveRecord) => LiveRecord["record"] | null): Promise<void> => {
    const changeSetId = await openChangeSet(chosen, t(titleKey, { count: records.length }));
    // What is refused half-way is in this set already.
    setChosen(changeSetId);
    for (const { kind, key } of records) {
      const { data: live } = await call<LiveRecord>(recordPath({ kind, key }));
      await beginDraft({ changeSetId, kind, key }, { record: recordOf(live), baseHash: live.hash });
    }
    await navigate(changeSetAddress(changeSetId));
  };
  return (
    <div className={styles["selected"]}>
      <ChangeSetChoice value={chosen} onChange={setChosen} />
      {records[0]?.kind === "article" && (
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => run(() => inSet("content.publishTitle", ({ record }) => ({ ...record, publishedAt: new Date().toISOString() })))}
        >
          {t("content.publish", { count: records.length })}
        </Button>
      )}
      <Button look="quiet" isBusy={isBusy} onClick={() => run(() => inSet("content.deleteTitle", () => null))}>
        {t("content.delete", { count: records.length })}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
