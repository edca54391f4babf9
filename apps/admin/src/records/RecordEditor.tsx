import type { StaffMember } from "@portal/contracts";
import { isKind, isRenamable, type Kind } from "@portal/domain/records";
import { type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { changeSetAddress, comparisonAddress, editorAddress, openedAt } from "../app/addresses.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { ClosedSet } from "../change-sets/ClosedSet.tsx";
import { PublishAlone } from "../change-sets/PublishAlone.tsx";
import { type EditedSet, useChangeSetRefresh, useEditedSet } from "../change-sets/use-change-set.ts";
import { OthersPresent } from "../presence/OthersPresent.tsx";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { DraftConflictChoice } from "./DraftConflictChoice.tsx";
import type { DraftQueue } from "./draft-queue.ts";
import type { DraftName } from "./draft-store.ts";
import { EditedSetContext } from "./edited-set.ts";
import { formFields, titleOf } from "./record-form.ts";
import styles from "./RecordEditor.module.css";
import { RenameRecord } from "./RenameRecord.tsx";
import { GroupFields } from "./SchemaField.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
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
  const { queue, error: draftError } = useOpenedDraft(member, name);
  const { contents, closed, error: setError } = useEditedSet(name.changeSetId);
  if (queue && contents) return <RecordForm kind={kind} name={name} member={member} queue={queue} contents={contents} closed={closed} />;
  const error = draftError ?? setError;
  return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
}

interface RecordFormProps {
  readonly kind: Kind;
  readonly name: DraftName;
  readonly member: StaffMember;
  readonly queue: DraftQueue;
  readonly contents: NonNullable<EditedSet["contents"]>;
  readonly closed: EditedSet["closed"];
}

function RecordForm({ kind, name, member, queue, contents, closed }: RecordFormProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { record, status, refusal, conflict } = useDraftView(queue);
  const { changeSetId, key } = name;
  const refresh = useChangeSetRefresh(changeSetId);
  // Somebody has submitted the set meanwhile, perhaps.
  useEffect(() => void (refusal && refresh()), [refusal, refresh]);
  const location = useLocation();
  const form = useFieldFocus(useMemo(() => ({ path: openedAt(location.state) }), [location]));
  const site = typeof record["site"] === "string" ? record["site"] : undefined;
  const editedIn = useMemo(() => ({ changeSetId, site }), [changeSetId, site]);
  const finish = async (): Promise<void> => {
    if (await queue.flush()) await navigate(changeSetAddress(changeSetId));
  };
  const heading = t(closed ? "record.viewing" : "record.editing", { kind: t(`kind.${kind}`), title: titleOf(record) ?? key });
  return (
    <>
      <PageHeading text={heading} />
      {closed ? (
        <ClosedSet changeSet={closed} kind={kind} recordKey={key} />
      ) : (
        <OthersPresent kind={kind} recordKey={key} member={member} />
      )}
      <div className={styles["toolbar"]}>
        {!closed && <p role="status">{t(`record.status.${status}`)}</p>}
        <Link to={comparisonAddress(changeSetId, name)}>{t("record.compare")}</Link>
        {!closed && isRenamable(kind) && (
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
        ref={form}
        className={styles["form"]}
        aria-label={heading}
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <fieldset className={styles["fields"]} disabled={closed !== null}>
          <EditedSetContext value={editedIn}>
            <GroupFields
              fields={formFields(kind, record)}
              context={{ kind, site, isReadOnly: closed !== null, marksMissing: true }}
              value={record}
              onChange={(changed) => queue.change(changed)}
            />
          </EditedSetContext>
        </fieldset>
        <div className={styles["end"]}>
          {!closed && <Button type="submit">{t("record.done")}</Button>}
          <PublishAlone contents={contents} member={member} edited={{ kind, key, queue }} />
        </div>
      </form>
    </>
  );
}
