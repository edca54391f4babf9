import type { DraftRecord, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useRefresh } from "../calls/use-list.ts";
import { AnswerFields, explainAnswer, readAnswer } from "./AnswerFields.tsx";
import { TypedForm } from "./TypedForm.tsx";
import { typedTexts } from "./typed-texts.ts";

export interface OutcomeFormProps {
  readonly draft: DraftRecord;
  readonly member: StaffMember;
  /** It stands on the draft's page: in words. */
  readonly onDone: (text: string) => void;
}

/** Publishes the outcome of the comments on a draft's page. */
export function OutcomeForm({ draft: { id, outcome }, member, onDone }: OutcomeFormProps): ReactNode {
  const { t } = useTranslation();
  const refresh = useRefresh("drafts");
  const typed = typedTexts(member.id, `outcome ${id}`);
  const { run, isBusy, problem } = useAct((error) =>
    error instanceof CallFailed && error.status === 409 ? t("outcome.later") : explainAnswer(t, error),
  );
  const publish = async (form: HTMLFormElement): Promise<void> => {
    await call(`drafts/${id}/outcome`, { method: "POST", body: readAnswer(form, member), idempotencyKey: crypto.randomUUID() });
    typed.forget();
    await refresh();
    onDone(t("outcome.done"));
  };
  return (
    <TypedForm typed={typed} problem={problem} button={{ children: t("outcome.send"), isBusy }} onSend={(form) => run(() => publish(form))}>
      <AnswerFields label={t("outcome.text")} shown={outcome ?? undefined} typed={typed} member={member} />
    </TypedForm>
  );
}
