import { isFields, type RecordFields } from "@portal/domain/records";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { HtmlField } from "../rich-text/HtmlField.tsx";
import { ListField } from "./ListField.tsx";
import { LocalizedField } from "./LocalizedField.tsx";
import { MomentField } from "./MomentField.tsx";
import { PointsField } from "./PointsField.tsx";
import { ReferenceField } from "./ReferenceField.tsx";
import { type FieldPlace, type SchemaPlace, shapeOf } from "./shape.ts";
import styles from "./SchemaField.module.css";
import { problemOf } from "./problem-of.ts";

/** What is said of the whole record to each of its fields. */
export interface FieldContext {
  readonly kind: string;
  /** Slug of the record's site, where it has one: what is searched for stands there first. */
  readonly site: string | undefined;
  /** The record is shown, not edited. */
  readonly isReadOnly: boolean;
  /** What is required and empty is marked: not in a new record, before one has tried to begin it. */
  readonly marksMissing: boolean;
}

export interface SchemaFieldProps {
  readonly field: FieldPlace;
  readonly context: FieldContext;
  readonly value: unknown;
  /** undefined: the field is left out. */
  readonly onChange: (value: unknown) => void;
}

/** A field of a record, as its schema describes it. What is stored in another form than the schema's is shown, and stays until it is changed. */
export function SchemaField({ field, context, value, onChange }: SchemaFieldProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { name, place, isRequired } = field;
  const shape = shapeOf(place);
  const { kind } = context;
  // A field of one name may mean something else in another kind: `hint.unit_series`.
  const label = t(`field.${name}`, { defaultValue: name, context: kind });
  const hint = i18n.exists(`hint.${name}`) ? t(`hint.${name}`, { context: kind }) : undefined;
  const problem = problemOf(shape, value, isRequired && context.marksMissing);
  const common = {
    label: isRequired ? label : t("record.optional", { label }),
    hint: problem === undefined ? hint : [hint, t(problem.text, problem.values)].filter(Boolean).join(" "),
    "aria-invalid": problem !== undefined || undefined,
    required: isRequired,
  };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const changeText = (typed: string): void => onChange(typed === "" && !isRequired ? undefined : typed);
  switch (shape.kind) {
    case "lines":
      return <TextArea {...common} value={text} maxLength={shape.maxLength} onChange={({ target }) => changeText(target.value)} />;
    case "line":
    case "link":
      return (
        <Field
          {...common}
          value={text}
          maxLength={shape.maxLength}
          inputMode={shape.kind === "link" ? "url" : undefined}
          onChange={({ target }) => changeText(target.value)}
        />
      );
    case "number":
      return (
        <Field
          {...common}
          type="number"
          step={shape.isWhole ? 1 : "any"}
          min={shape.min}
          max={shape.max}
          value={text}
          onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
        />
      );
    case "flag":
      return (
        <Field
          {...common}
          label={label}
          required={false}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked ? true : undefined)}
        />
      );
    case "choice":
      return (
        <Select
          label={common.label}
          hint={common.hint}
          value={text}
          onChange={(chosen) => onChange(shape.values.find((each) => String(each) === chosen))}
        >
          {(!isRequired || text === "") && <option value="">{t("record.none")}</option>}
          {shape.values.map((each) => (
            <option key={each} value={each}>
              {t(`choice.${name}.${each}`, { defaultValue: String(each) })}
            </option>
          ))}
        </Select>
      );
    case "moment":
    case "day":
      return <MomentField {...common} isDay={shape.kind === "day"} offersNow={shape.kind === "moment"} value={text} onChange={onChange} />;
    case "html":
      return <HtmlField label={common.label} hint={common.hint} value={text} isReadOnly={context.isReadOnly} onChange={onChange} />;
    case "reference":
      return (
        <ReferenceField
          label={label}
          hint={common.hint}
          isInvalid={problem !== undefined}
          of={shape.of === "same" ? context.kind : shape.of}
          site={shape.of === "same" ? undefined : context.site}
          value={text}
          onChange={changeText}
          isRequired={isRequired}
        />
      );
    case "localized":
      return <LocalizedField label={common.label} hint={common.hint} text={shape.text} value={value} onChange={onChange} />;
    case "points":
      return <PointsField label={label} hint={hint} value={value} onChange={onChange} />;
    case "list":
      return (
        <ListField
          label={label}
          hint={hint}
          maxItems={shape.maxItems}
          empty={shapeOf(shape.item).kind === "group" ? {} : ""}
          value={value}
          onChange={onChange}
          renderEntry={(entry, change) => <Entry place={shape.item} context={context} value={entry} onChange={change} />}
        />
      );
    case "group":
      return (
        <fieldset className={styles["group"]}>
          <legend>{label}</legend>
          {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
          <GroupFields fields={shape.fields} context={context} value={isFields(value) ? value : {}} onChange={onChange} />
        </fieldset>
      );
  }
}

interface EntryProps extends Omit<SchemaFieldProps, "field"> {
  readonly place: SchemaPlace;
}

function Entry({ place, context, value, onChange }: EntryProps): ReactNode {
  const shape = shapeOf(place);
  return shape.kind === "group" ? (
    <GroupFields fields={shape.fields} context={context} value={isFields(value) ? value : {}} onChange={onChange} />
  ) : (
    <SchemaField field={{ name: "entry", place, isRequired: true }} context={context} value={value} onChange={onChange} />
  );
}

export interface GroupFieldsProps {
  readonly fields: readonly FieldPlace[];
  readonly context: FieldContext;
  readonly value: RecordFields;
  readonly onChange: (value: RecordFields) => void;
}

/** Fields of an object, one below the other; a field without a value is left out of it. */
export const GroupFields = ({ fields, context, value, onChange }: GroupFieldsProps): ReactNode =>
  fields.map((field) => (
    <div key={field.name} className={styles["place"]} data-field={field.name}>
      <SchemaField
        field={field}
        context={context}
        value={value[field.name]}
        onChange={(changed) => {
          const { [field.name]: _, ...rest } = value;
          onChange(changed === undefined ? rest : { ...value, [field.name]: changed });
        }}
      />
    </div>
  ));
