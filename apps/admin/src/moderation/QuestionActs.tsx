import type { QuestionDetails, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../ui/Field.tsx";
import { Section } from "../ui/Section.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { AnswerFields, readAnswer } from "./AnswerFields.tsx";
import { QuestionActForm } from "./QuestionActForm.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { typedTexts } from "./typed-texts.ts";

/** The server's limits. */
const lengths = { field: 100, title: 200, body: 5000, reason: 1000 };

export interface QuestionActsProps {
  readonly question: QuestionDetails;
  readonly member: StaffMember;
  /** An act was done, or somebody else was quicker: in words. */
  readonly onEnd: (text: string) => void;
}

/** What may be done with a question where it stands. */
export function QuestionActs({ question, member, onEnd }: QuestionActsProps): ReactNode {
  const { t } = useTranslation();
  const { id, state, published } = question;
  const typed = (form: string) => typedTexts(member.id, `question ${id} ${form}`);
  const publication = typed("publish");
  const answer = typed("answer");
  const refusal = typed("refuse");
  const common = { id, onEnd };
  const html = published?.answer ?? null;
  const text = html === null ? undefined : { html, unit: published?.unit ?? "" };
  return (
    <>
      {!published && (
        <Section title={t(state === "refused" ? "questions.reopen" : "questions.publish")}>
          <QuestionActForm
            {...common}
            name="publish"
            typed={publication}
            bodyOf={(form) => ({
              field: typedIn(form, "field").trim(),
              title: typedIn(form, "title").trim(),
              body: typedIn(form, "body").replaceAll("\r\n", "\n").trim(),
            })}
          >
            <p>{t("questions.personal")}</p>
            <Field
              label={t("questions.field")}
              name="field"
              defaultValue={publication.of("field", question.field)}
              maxLength={lengths.field}
              pattern=".*\S.*"
              required
            />
            <Field
              label={t("questions.summary")}
              name="title"
              defaultValue={publication.of("title", question.title)}
              maxLength={lengths.title}
              pattern=".*\S.*"
              required
            />
            <TextArea
              label={t("questions.body")}
              name="body"
              rows={8}
              defaultValue={publication.of("body", question.body)}
              maxLength={lengths.body}
              required
            />
          </QuestionActForm>
        </Section>
      )}
      {published && (
        <Section title={t(text ? "questions.answerAgain" : "questions.answer")}>
          <QuestionActForm {...common} name="answer" typed={answer} bodyOf={(form) => ({ ...readAnswer(form, member) })}>
            <AnswerFields label={t("questions.answerText")} shown={text} typed={answer} member={member} />
          </QuestionActForm>
        </Section>
      )}
      {state !== "refused" && (
        <Section title={t(published ? "questions.takeBack" : "questions.refuse")}>
          <QuestionActForm {...common} name="refuse" typed={refusal} bodyOf={(form) => ({ reason: typedIn(form, "reason").trim() })}>
            <TextArea
              label={t("questions.refusalReason")}
              hint={t("questions.reasonHint")}
              name="reason"
              rows={3}
              defaultValue={refusal.of("reason", "")}
              maxLength={lengths.reason}
              required
            />
          </QuestionActForm>
        </Section>
      )}
    </>
  );
}
