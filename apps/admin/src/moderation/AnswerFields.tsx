import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { htmlOf, textOf } from "./answer-html.ts";
import { TextArea } from "../ui/TextArea.tsx";
import type { TypedTexts } from "./typed-texts.ts";

/** The server's limits. */
const HTML_LENGTH = 50_000;
const UNIT_LENGTH = 300;

/** A text that visitors read as HTML, and the unit that wrote it. */
export interface Answer {
  readonly html: string;
  readonly unit: string;
}

export interface AnswerFieldsProps {
  readonly label: string;
  /** As it is shown now. */
  readonly shown: Answer | undefined;
  readonly typed: TypedTexts;
}

/** Plain text, or HTML: what was written as HTML stays so, and nothing of it is lost. */
export function AnswerFields({ label, shown, typed }: AnswerFieldsProps): ReactNode {
  const { t } = useTranslation();
  const html = shown?.html ?? "";
  const asText = textOf(html);
  const [format, setFormat] = useState(typed.of("format", asText === undefined ? "html" : "text"));
  return (
    <>
      <Select label={t("answer.format")} name="format" value={format} onChange={setFormat}>
        <option value="text">{t("answer.text")}</option>
        <option value="html">{t("answer.html")}</option>
      </Select>
      <TextArea
        label={label}
        hint={t(format === "html" ? "answer.htmlHint" : "answer.textHint")}
        name="answer"
        rows={10}
        defaultValue={typed.of("answer", asText ?? html)}
        maxLength={HTML_LENGTH}
        required
      />
      <Field
        label={t("answer.unit")}
        name="unit"
        defaultValue={typed.of("unit", shown?.unit ?? "")}
        maxLength={UNIT_LENGTH}
        pattern=".*\S.*"
        required
      />
    </>
  );
}

export function readAnswer(form: HTMLFormElement): Answer {
  const answer = typedIn(form, "answer");
  return { html: typedIn(form, "format") === "html" ? answer : htmlOf(answer), unit: typedIn(form, "unit").trim() };
}
