import type { StaffMember } from "@portal/contracts";
import { isKind, keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { slugOf } from "@portal/domain/content";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { editorAddress, opensAt, ORIGINAL } from "../app/addresses.ts";
import { keepUsual, usual } from "../app/preferences.ts";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangeSetChoice, NEW_SET, openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft } from "./draft-store.ts";
import styles from "./RecordEditor.module.css";
import { beginningFields, formFields, mainPath, newRecord, SLUG_LENGTH, titleOf, usualPlace } from "./record-form.ts";
import { GroupFields } from "./SchemaField.tsx";
import { beginBoth, beginTranslation, NoOtherSite, type Translation } from "./translation.ts";
import { problemOf } from "./problem-of.ts";
import { type FieldPlace, shapeOf } from "./shape.ts";
import { type AskedField, useFieldFocus } from "./use-field-focus.ts";

const placeOf = (field: FieldPlace | undefined): AskedField => ({ path: field ? [field.name] : [] });

/** Begins a record: with what every record of its kind says, in a change set. */
export function NewRecord({ member }: { readonly member: StaffMember }): ReactNode {
  const { kind = "" } = useParams();
  const [params] = useSearchParams();
  const original = params.get(ORIGINAL);
  if (!isKind(kind) || kind === "file") return <UnknownPage />;
  if (original !== null) return <NewTranslation key={`${kind} ${original}`} kind={kind} original={original} member={member} />;
  const said = usualPlace(kind, params, (what) => usual(member.id, what));
  return <NewRecordForm key={`${kind} ${params}`} kind={kind} said={said} member={member} translation={undefined} />;
}

interface NewTranslationProps {
  readonly kind: Kind;
  readonly original: string;
  readonly member: StaffMember;
}

/** The same record in the other language. */
function NewTranslation({ kind, original, member }: NewTranslationProps): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useQuery({ queryKey: ["translation", kind, original], queryFn: () => beginTranslation(kind, original) });
  if (data) return <NewRecordForm kind={kind} said={data.said} member={member} translation={data} />;
  if (error instanceof NoOtherSite) return <Problem text={t("translation.noSite")} />;
  return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
}

interface NewRecordFormProps {
  readonly kind: Kind;
  /** What it says from the start. */
  readonly said: RecordFields;
  readonly member: StaffMember;
  /** undefined: it is of nothing. */
  readonly translation: Translation | undefined;
}

function NewRecordForm({ kind, said: saidFirst, member, translation }: NewRecordFormProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [said, setSaid] = useState(saidFirst);
  const [chosenSet, setChosenSet] = useState(NEW_SET);
  const [isTried, setTried] = useState(false);
  const site = typeof said["site"] === "string" ? said["site"] : undefined;
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
    if (site !== undefined) keepUsual(member.id, "site", site);
    if (site !== undefined && typeof said["category"] === "string") keepUsual(member.id, `category of ${site}`, said["category"]);
    await navigate(editorAddress(changeSetId, "ban-ghi", name), { state: opensAt(mainPath(formFields(kind, record))) });
  };
  const firstEmpty = fields.find(({ name }) => name !== "slug" && saidFirst[name] === undefined);
  const [asked, setAsked] = useState(() => placeOf(firstEmpty));
  const form = useFieldFocus(asked);
  const begin = (): void => {
    const wrong = fields.filter(({ name, place, isRequired }) => problemOf(shapeOf(place), said[name], isRequired));
    if (wrong.length === 0) return run(make);
    setTried(true);
    // Whose title is written has an address.
    setAsked(placeOf(wrong.find(({ name }) => name !== "slug") ?? wrong[0]));
  };
  const heading = t("record.new", { kind: t(`kind.${kind}`) });
  return (
    <>
      <PageHeading text={heading} />
      {translation && <p>{t("translation.of", { title: titleOf(translation.original.record) ?? translation.original.key })}</p>}
      {/* Its name is read where one goes to one of its fields at once. */}
      <form
        ref={form}
        className={styles["form"]}
        aria-label={heading}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <GroupFields fields={fields} context={{ kind, site, isReadOnly: false, marksMissing: isTried }} value={said} onChange={change} />
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
