import { isKind, keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { slugOf } from "@portal/domain/content";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { editorAddress } from "../app/addresses.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft } from "./draft-store.ts";
import styles from "./RecordEditor.module.css";
import { beginningFields, newRecord, titleOf } from "./record-form.ts";
import { GroupFields } from "./SchemaField.tsx";

/** Characters of a suggested address. */
const SLUG_LENGTH = 80;

/** Begins a record: with what every record of its kind says, in a change set. */
export function NewRecord(): ReactNode {
  const { kind = "" } = useParams();
  return isKind(kind) && kind !== "file" ? <NewRecordForm key={kind} kind={kind} /> : <UnknownPage />;
}

function NewRecordForm({ kind }: { readonly kind: Kind }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [said, setSaid] = useState<RecordFields>({});
  const [chosenSet, setChosenSet] = useState(NEW_SET);
  /** The address follows the title until it is typed itself. */
  const change = (changed: RecordFields): void => {
    const suggested = (record: RecordFields): string => slugOf(titleOf(record) ?? "", SLUG_LENGTH);
    const follows = said["slug"] === undefined || said["slug"] === suggested(said);
    const isTyped = changed["slug"] !== said["slug"];
    setSaid(follows && !isTyped && fields.some(({ name }) => name === "slug") ? { ...changed, slug: suggested(changed) } : changed);
  };
  const fields = beginningFields(kind);
  const make = async (): Promise<void> => {
    const title = titleOf(said) ?? keyOf(kind, said);
    const changeSetId = await openChangeSet(chosenSet, t("record.newTitle", { kind: t(`kind.${kind}`), title }));
    // Where the record is refused, its set is used for the next try.
    setChosenSet(changeSetId);
    const record = newRecord(kind, said);
    const name = { changeSetId, kind, key: keyOf(kind, record) };
    await beginDraft(name, { record, baseHash: null });
    await navigate(editorAddress(changeSetId, "ban-ghi", name));
  };
  const site = typeof said["site"] === "string" ? said["site"] : undefined;
  return (
    <>
      <PageHeading text={t("record.new", { kind: t(`kind.${kind}`) })} />
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          run(make);
        }}
      >
        <GroupFields fields={fields} context={{ kind, site, isReadOnly: false }} value={said} onChange={change} />
        <ChangeSetChoice value={chosenSet} onChange={setChosenSet} />
        <Problem text={problem} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t("record.begin")}
          </Button>
        </div>
      </form>
    </>
  );
}
