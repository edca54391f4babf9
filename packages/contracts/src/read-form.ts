import type { FormField, FormValidator } from "./form-field.ts";
import { formFields } from "./generated/form-fields.ts";
import type { FormValues } from "./generated/forms.ts";
import * as validators from "./generated/validate-forms.js";

export type FormName = keyof FormValues;

/** What is wrong with a form; `code` names the text `error.<code>` of the interface. */
export interface FormProblem {
  readonly field: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface ReadForm<Values> {
  /** What was typed, tidied; of fields that the form knows, without those left empty. */
  readonly typed: Readonly<Record<string, string>>;
  /** undefined where something is wrong. */
  readonly values: Values | undefined;
  /** In the order of the fields; one a field. */
  readonly problems: readonly FormProblem[];
}

const known: ReadonlyMap<string, Readonly<Record<string, FormField>>> = new Map(Object.entries(formFields));
const checks: ReadonlyMap<string, FormValidator> = new Map(Object.entries(validators));

export const isFormName = (name: string): name is FormName => known.has(name);

/** The fields of a form as the page draws them. */
export const fieldsOf = (name: FormName): Readonly<Record<string, FormField>> => formFields[name];

/**
 * Reads what a form sent: the one reading of server and browser.
 * @param sent - the text of a field, by its name; undefined where it was not sent
 */
export function readForm<Name extends FormName>(name: Name, sent: (field: string) => string | undefined): ReadForm<FormValues[Name]> {
  const fields = fieldsOf(name);
  const typed: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [field, { format }] of Object.entries(fields)) {
    const text = tidy(sent(field) ?? "", format);
    if (text !== "") typed[field] = text;
  }
  const validate = checks.get(name);
  if (!validate) throw new Error(`No validator was generated for the form "${name}"; run \`npm run generate\`.`);
  if (validate({ ...typed })) return { typed, values: { ...typed } as unknown as FormValues[Name], problems: [] };
  const found = (validate.errors ?? []).map((error) => problemOf(error, fields));
  const problems = Object.keys(fields).flatMap((field) => found.find((problem) => problem.field === field) ?? []);
  return { typed, values: undefined, problems };
}

const lineBreaks = /\r\n?/g;
/** All control characters but the line feed; in one line of text that one too. */
const controls = /[^\P{Cc}\n]/gu;
/** More marks on one letter than any writing has (UAX #15, stream-safe text); sorting thousands of them takes seconds. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/** Browsers send line breaks as CRLF, and letters as they were typed: the same text must compare equal. A password is left alone. */
function tidy(text: string, format: FormField["format"]): string {
  if (format === "password") return text;
  const clean = text.replace(lineBreaks, "\n").replace(/\t/g, " ").replace(controls, "").replace(manyMarks, "$1").normalize("NFC");
  return format === "text" ? clean.trim() : oneLine(clean);
}

/** Split, not matched: an expression for "blanks around a line break" tries a long run of blanks from each of its signs anew, for minutes. */
const oneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

type ValidatorError = NonNullable<FormValidator["errors"]>[number];

function problemOf({ keyword, instancePath, params }: ValidatorError, fields: Readonly<Record<string, FormField>>): FormProblem {
  const field = keyword === "required" ? String(params["missingProperty"]) : instancePath.slice(1);
  const format = fields[field]?.format;
  const limit = Number(params["limit"]);
  if (format === "consent") return { field, code: "consent" };
  switch (keyword) {
    case "maxLength":
      return { field, code: "tooLong", values: { limit } };
    case "minLength":
      return { field, code: format === "password" ? "passwordTooShort" : "tooShort", values: { limit } };
    case "format":
      return { field, code: format === "phone" ? "phone" : "email" };
    default:
      return { field, code: "required" };
  }
}
