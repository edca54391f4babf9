import type { FailedMail } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useList, useRefresh } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { Listed } from "../ui/Listed.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useNotice } from "../ui/use-notice.tsx";

/** Mail that could not be sent, to be tried again. */
export function FailedMails(): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const list = useList<FailedMail>("mails");
  const refresh = useRefresh("mails");
  const { notice, announce } = useNotice();
  const { run, isBusy, problem } = useAct((error) => (error instanceof CallFailed && error.status === 404 ? t("mail.gone") : undefined));
  const retry = async ({ id, recipient }: FailedMail): Promise<void> => {
    try {
      await call(`mails/${id}/retry`, { method: "POST", body: {}, idempotencyKey: crypto.randomUUID() });
    } finally {
      await refresh();
    }
    announce(t("mail.retried", { recipient }));
  };
  return (
    <Section title={t("mail.title")}>
      <p>{t("mail.text")}</p>
      {notice}
      <Problem text={problem} />
      <Listed list={list} empty={t("mail.empty")}>
        {(mail) => (
          <li>
            <p>
              <strong>{mail.subject}</strong> · {mail.recipient}
            </p>
            <p>
              {t("mail.attempts", { count: mail.attempts, moment: moment(mail.queuedAt), failure: mail.failure ?? t("mail.noAnswer") })}
            </p>
            <Button
              look="quiet"
              isBusy={isBusy}
              aria-label={t("mail.retryTo", { recipient: mail.recipient })}
              onClick={() => run(() => retry(mail))}
            >
              {t("mail.retry")}
            </Button>
          </li>
        )}
      </Listed>
    </Section>
  );
}
