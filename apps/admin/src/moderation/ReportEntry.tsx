import type { ReportRecord, StaffMember } from "@portal/contracts";
import { safeUrl } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { useRefresh } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { typedIn } from "../ui/typed-in.ts";
import { Facts } from "./Facts.tsx";
import styles from "./moderation.module.css";
import { TextArea } from "../ui/TextArea.tsx";
import { TypedForm } from "./TypedForm.tsx";
import { typedTexts } from "./typed-texts.ts";

/** The server's limit. */
const NOTE_LENGTH = 2000;

export interface ReportEntryProps {
  readonly report: ReportRecord;
  readonly member: StaffMember;
  /** In words. */
  readonly onDone: (text: string) => void;
}

/** One report, marked as done or opened again with a note for colleagues. */
export function ReportEntry({ report, member, onDone }: ReportEntryProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const refresh = useRefresh("reports");
  const { id, site, page, kind, content, email, device, publicIp, sentAt, doneAt, doneBy, note } = report;
  const act = doneAt === null ? "done" : "reopen";
  const typed = typedTexts(member.id, `report ${id} ${act}`);
  const { run, isBusy, problem } = useAct();
  const send = async (form: HTMLFormElement): Promise<void> => {
    const typedNote = typedIn(form, "note").trim();
    try {
      const body = typedNote === "" ? {} : { note: typedNote };
      await call(`reports/${id}/${act}`, { method: "POST", body, idempotencyKey: crypto.randomUUID() });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409) throw error;
      // Somebody else was quicker.
      await refresh();
      onDone(t("reports.conflict"));
      return;
    }
    typed.forget();
    await refresh();
    onDone(t(`reports.acted.${act}`, { page }));
  };
  return (
    <li>
      <p>
        <strong>{t(`reports.kind.${kind}`)}</strong> · <a href={safeUrl(page)}>{page}</a>
      </p>
      <p className={styles["line"]}>{[site, moment(sentAt)].join(" · ")}</p>
      <p className={styles["text"]}>{content}</p>
      <Facts
        facts={[
          [t("questions.email"), email],
          [t("reports.device"), device],
          [t("reports.ip"), publicIp],
          [t("reports.doneAt"), doneAt && `${moment(doneAt)}${doneBy === member.id ? ` (${member.name})` : ""}`],
          [t("reports.note"), note],
        ]}
      />
      <details key={act}>
        <summary>{t(`reports.open.${act}`)}</summary>
        <TypedForm
          typed={typed}
          problem={problem}
          button={{ children: t(`reports.act.${act}`), isBusy, "aria-label": t(`reports.act.${act}.of`, { page }) }}
          onSend={(form) => run(() => send(form))}
        >
          <TextArea label={t("reports.newNote")} name="note" rows={3} defaultValue={typed.of("note", "")} maxLength={NOTE_LENGTH} />
        </TypedForm>
      </details>
    </li>
  );
}
