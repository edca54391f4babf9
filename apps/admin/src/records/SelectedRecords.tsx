import type { Kind } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress, plannedSetAddress } from "../app/addresses.ts";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft, recordPath } from "./draft-store.ts";
import { EndPublication } from "./EndPublication.tsx";
import { publicationField } from "./record-form.ts";
import styles from "./RecordPage.module.css";
import type { LiveRecord } from "./use-record.ts";
import type { ListedRecord } from "./use-records.ts";

export interface SelectedRecordsProps {
  readonly kind: Kind;
  /** Of that kind. */
  readonly records: readonly ListedRecord[];
}

/** What is done to several records at a time, as one change set: they go live, or go, in one moment. */
export function SelectedRecords({ kind, records }: SelectedRecordsProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [chosen, setChosen] = useState(NEW_SET);
  const publication = publicationField(kind);
  const published = records.filter(({ publishedAt }) => publishedAt !== null);
  /** @returns the id of the set */
  const inSet = async (
    title: string,
    meant: readonly ListedRecord[],
    recordOf: (live: LiveRecord) => LiveRecord["record"] | null,
  ): Promise<string> => {
    const changeSetId = await openChangeSet(chosen, title);
    // What is refused half-way is in this set already.
    setChosen(changeSetId);
    for (const record of meant) {
      const { key } = record;
      const { data: live } = await call<LiveRecord>(recordPath({ kind, key }));
      await beginDraft({ changeSetId, kind, key }, { record: recordOf(live), baseHash: live.hash });
    }
    return changeSetId;
  };
  const publish = async (field: string): Promise<void> => {
    const now = new Date().toISOString();
    const id = await inSet(t("content.publishTitle", { count: records.length }), records, ({ record }) => ({ ...record, [field]: now }));
    await navigate(changeSetAddress(id));
  };
  const end = async (field: string, at: string | undefined): Promise<void> => {
    const count = published.length;
    const title = at === undefined ? t("content.endTitle", { count }) : t("content.endTitleAt", { count, moment: moment(at) });
    const id = await inSet(title, published, ({ record }) => {
      const { [field]: _, ...rest } = record;
      return rest;
    });
    await navigate(at === undefined ? changeSetAddress(id) : plannedSetAddress(id, at));
  };
  const remove = async (): Promise<void> =>
    navigate(changeSetAddress(await inSet(t("content.deleteTitle", { count: records.length }), records, () => null)));
  return (
    <div className={styles["selected"]}>
      <ChangeSetChoice value={chosen} onChange={setChosen} />
      {publication !== undefined && (
        <Button look="quiet" isBusy={isBusy} onClick={() => run(() => publish(publication))}>
          {t("content.publish", { count: records.length })}
        </Button>
      )}
      {publication !== undefined && published.length > 0 && (
        <EndPublication count={published.length} isBusy={isBusy} problem={problem} onEnd={(at) => run(() => end(publication, at))} />
      )}
      <Button look="quiet" isBusy={isBusy} onClick={() => run(remove)}>
        {t("content.delete", { count: records.length })}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
