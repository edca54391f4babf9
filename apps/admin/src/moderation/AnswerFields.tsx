import type { StaffMember } from "@portal/contracts";
import type { TFunction } from "i18next";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepUsual, usual } from "../app/preferences.ts";
import { CallFailed } from "../calls/call.ts";
import { HtmlField } from "../rich-text/HtmlField.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
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
  readonly member: StaffMember;
}

/** Written as it will look; what is written goes with the form under the name `answer`. */
export function AnswerFields({ label, shown, typed, member }: AnswerFieldsProps): ReactNode {
  const { t } = useTranslation();
  const [html, setHtml] = useState(typed.of("answer", shown?.html ?? ""));
  const write = (written: string): void => {
    typed.set("answer", written);
    setHtml(written);
  };
  return (
    <>
      <HtmlField label={label} hint={undefined} value={html} isReadOnly={false} onChange={write} />
      <input type="hidden" name="answer" value={html} />
      <Field
        label={t("answer.unit")}
        name="unit"
        defaultValue={typed.of("unit", shown?.unit ?? usual(member.id, "unit"))}
        maxLength={UNIT_LENGTH}
        pattern=".*\S.*"
        required
      />
    </>
  );
}

/** A text that cannot be sent: none, or too much. */
class UnfitAnswer extends Error {
  readonly fault: "empty" | "long";

  constructor(fault: "empty" | "long") {
    super(fault);
    this.fault = fault;
  }
}

/** What is sent. The unit is offered to the member in the next answer. @throws UnfitAnswer, for `explainAnswer` */
export function readAnswer(form: HTMLFormElement, member: StaffMember): Answer {
  const html = typedIn(form, "answer");
  if (html === "") throw new UnfitAnswer("empty");
  if (html.length > HTML_LENGTH) throw new UnfitAnswer("long");
  const unit = typedIn(form, "unit").trim();
  keepUsual(member.id, "unit", unit);
  return { html, unit };
}

/** What is wrong with an answer; undefined: the failure is none of the answer's. */
export function explainAnswer(t: TFunction, error: Error): string | undefined {
  if (error instanceof UnfitAnswer) return t(`answer.${error.fault}`);
  return error instanceof CallFailed && error.status === 422 ? t("answer.unsafe") : undefined;
}
