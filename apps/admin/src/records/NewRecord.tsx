import { isKind, keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { slugOf } from "@portal/domain/content";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { editorAddress, ORIGINAL } from "../app/addresses.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft } from "./draft-store.ts";
import styles from "./RecordEditor.module.css";
import { beginningFields, newRecord, titleOf } from "./record-form.ts";
import { GroupFields } from "./SchemaField.tsx";
import { beginBoth, beginTranslation, NoOtherSite, type Translation } from "./translation.ts";

/** Characters of a suggested address. */
const SLUG_LENGTH = 80;

/** Begins a record: with what every record of its kind says, in a change set. */
export function NewRecord(): ReactNode {
  const { kind = "" } = useParams();
  const [params] = useSearchParams();
  const original = params.get(ORIGINAL);
  if (!isKind(kind) || kind === "file") return <UnknownPage />;
  if (original !== null) return <NewTranslation key={`${kind} ${original}`} kind={kind} original={original} />;
  return <NewRecordForm key={kind} kind={kind} translation={undefined} />;
}

/** The same record in the other language. */
function NewTranslation({ kind, original }: { readonly kind: Kind; readonly original: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useQuery({ queryKey: ["translation", kind, original], queryFn: () => beginTranslation(kind, original) });
  if (data) return <NewRecordForm kind={kind} translation={data} />;
  if (error instanceof NoOtherSite) return <Problem text={t("translation.noSite")} />;
  return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
}

interface NewRecordFormProps {
  readonly kind: Kind;
  /** undefined: it is of nothing. */
  readonly translation: Translation | undefined;
}

function NewRecordForm({ kind, translation }: NewRecordFormProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [said, setSaid] = useState<RecordFields>(translation?.said ?? {});
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
    const record = { ...newRecord(kind, said, new Date()), ...translation?.copied };
    const name = { changeSetId, kind, key: keyOf(kind, record) };
    await (translation ? beginBoth(name, record, translation) : beginDraft(name, { record, baseHash: null }));
    await navigate(editorAddress(changeSetId, "ban-ghi", name));
  };
  const site = typeof said["site"] === "string" ? said["site"] : undefined;
  return (
    <>
      <PageHeading text={t("record.new", { kind: t(`kind.${kind}`) })} />
      {translation && <p>{t("translation.of", { title: titleOf(translation.original.record) ?? translation.original.key })}</p>}
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
