import type { StaffMember } from "@portal/contracts";
import { isKind, isRenamable, type Kind } from "@portal/domain/records";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import { changeSetAddress, comparisonAddress, editorAddress } from "../app/addresses.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { OthersPresent } from "../presence/OthersPresent.tsx";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { DraftConflictChoice } from "./DraftConflictChoice.tsx";
import type { DraftQueue } from "./draft-queue.ts";
import type { DraftName } from "./draft-store.ts";
import { formFields, titleOf } from "./record-form.ts";
import styles from "./RecordEditor.module.css";
import { RenameRecord } from "./RenameRecord.tsx";
import { GroupFields } from "./SchemaField.tsx";
import { useDraftView, useOpenedDraft } from "./use-draft-queue.ts";

/** The form of a record in a change set. */
export function RecordEditor({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "", kind = "", key = "" } = useParams();
  const name = useMemo(() => ({ changeSetId: id, kind, key }), [id, kind, key]);
  return isKind(kind) ? <Opening key={`${id} ${kind} ${key}`} member={member} kind={kind} name={name} /> : <UnknownPage />;
}

interface OpeningProps {
  readonly member: StaffMember;
  readonly kind: Kind;
  readonly name: DraftName;
}

function Opening({ member, kind, name }: OpeningProps): ReactNode {
  const { t } = useTranslation();
  const { queue, error } = useOpenedDraft(member, name);
  if (queue) return <RecordForm kind={kind} name={name} member={member} queue={queue} />;
  return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
}

interface RecordFormProps {
  readonly kind: Kind;
  readonly name: DraftName;
  readonly member: StaffMember;
  readonly queue: DraftQueue;
}

function RecordForm({ kind, name, member, queue }: RecordFormProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { record, status, refusal, conflict } = useDraftView(queue);
  const { changeSetId, key } = name;
  const site = typeof record["site"] === "string" ? record["site"] : undefined;
  const finish = async (): Promise<void> => {
    if (await queue.flush()) await navigate(changeSetAddress(changeSetId));
  };
  return (
    <>
      <PageHeading text={t("record.editing", { kind: t(`kind.${kind}`), title: titleOf(record) ?? key })} />
      <OthersPresent kind={kind} recordKey={key} member={member} />
      <div className={styles["toolbar"]}>
        <p role="status">{t(`record.status.${status}`)}</p>
        <Link to={comparisonAddress(changeSetId, name)}>{t("record.compare")}</Link>
        {isRenamable(kind) && (
          <RenameRecord
            kind={kind}
            recordKey={name.key}
            openSet={async () => {
              await queue.flush();
              return changeSetId;
            }}
            onRenamed={(_, key) => navigate(editorAddress(changeSetId, "ban-ghi", { kind, key }), { replace: true })}
          />
        )}
      </div>
      <Problem text={refusal && describe(t, refusal)} />
      {conflict && <DraftConflictChoice conflict={conflict} onChoose={(whose) => queue.resolve(whose)} />}
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <GroupFields
          fields={formFields(kind, record)}
          context={{ kind, site }}
          value={record}
          onChange={(changed) => queue.change(changed)}
        />
        <div className={styles["end"]}>
          <Button type="submit">{t("record.done")}</Button>
        </div>
      </form>
    </>
  );
}
