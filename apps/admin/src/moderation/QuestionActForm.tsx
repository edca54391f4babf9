import type { PlannedMail, QuestionAct } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useRefresh } from "../calls/use-list.ts";
import { explainAnswer } from "./AnswerFields.tsx";
import { MailDialog } from "./MailDialog.tsx";
import { TypedForm } from "./TypedForm.tsx";
import type { TypedTexts } from "./typed-texts.ts";

export interface QuestionActFormProps {
  /** The question's. */
  readonly id: string;
  readonly name: QuestionAct["name"];
  readonly typed: TypedTexts;
  /** What the act's call takes. */
  readonly bodyOf: (form: HTMLFormElement) => Readonly<Record<string, string>>;
  /** The act was done, or cannot be done any more: in words. */
  readonly onEnd: (text: string) => void;
  /** The fields. */
  readonly children: ReactNode;
}

interface Planned {
  readonly body: object;
  readonly mail: PlannedMail | null;
  /** Sent again after a lost answer, it is done once. */
  readonly key: string;
}

/** An act on a question: its fields, then the mail that it sends, then the act itself. */
export function QuestionActForm({ id, name, typed, bodyOf, onEnd, children }: QuestionActFormProps): ReactNode {
  const { t } = useTranslation();
  const refresh = useRefresh("questions");
  const explain = (error: Error): string | undefined => explainAnswer(t, error);
  const preparing = useAct(explain);
  const sending = useAct(explain);
  const [planned, setPlanned] = useState<Planned>();
  /** Somebody else was quicker: the page shows where the question stands now. */
  const orTooLate = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      setPlanned(undefined);
      await refresh();
      onEnd(t("questions.conflict"));
    }
  };
  const prepare = async (form: HTMLFormElement): Promise<void> => {
    const body = bodyOf(form);
    const act: QuestionAct = {
      name,
      ...(name === "publish" && { title: body["title"] }),
      ...(name === "refuse" && { reason: body["reason"] }),
    };
    const { data } = await call<{ mail: PlannedMail | null }>(`questions/${id}/mail`, { method: "POST", body: act });
    setPlanned({ body, mail: data.mail, key: crypto.randomUUID() });
  };
  const send = async ({ body, key }: Planned): Promise<void> => {
    await call(`questions/${id}/${name}`, { method: "POST", body, idempotencyKey: key });
    typed.forget();
    setPlanned(undefined);
    await refresh();
    onEnd(t(`questions.done.${name}`));
  };
  return (
    <>
      <TypedForm
        typed={typed}
        problem={preparing.problem}
        button={{
          children: t(`questions.prepare.${name}`),
          look: name === "refuse" ? "quiet" : "filled",
          isBusy: preparing.isBusy,
        }}
        onSend={(form) => preparing.run(() => orTooLate(() => prepare(form)))}
      >
        {children}
      </TypedForm>
      {planned && (
        <MailDialog
          title={t(`questions.ask.${name}`)}
          mail={planned.mail}
          isBusy={sending.isBusy}
          problem={sending.problem}
          onSend={() => sending.run(() => orTooLate(() => send(planned)))}
          onCancel={() => setPlanned(undefined)}
        />
      )}
    </>
  );
}
