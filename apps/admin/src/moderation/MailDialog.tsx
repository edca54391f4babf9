import type { PlannedMail } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./MailDialog.module.css";

export interface MailDialogProps {
  /** What is asked. */
  readonly title: string;
  /** null: none is sent. */
  readonly mail: PlannedMail | null;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Shows the mail that an act sends, and asks whether to go on. */
export function MailDialog({ title, mail, isBusy, problem, onSend, onCancel }: MailDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onCancel={onCancel}>
      {mail ? (
        <>
          <p>{t("mailPreview.text")}</p>
          <Facts
            facts={[
              [t("mail.recipient"), mail.recipient],
              [t("mail.subject"), mail.subject],
            ]}
          />
          <p className={styles["mail"]} role="group" aria-label={t("mailPreview.label")} tabIndex={0}>
            {mail.text.trim()}
          </p>
        </>
      ) : (
        <p>{t("mailPreview.none")}</p>
      )}
      <Problem text={problem} />
      <div className={styles["buttons"]}>
        <Button look="quiet" onClick={onCancel}>
          {t("dialog.cancel")}
        </Button>
        <Button isBusy={isBusy} onClick={onSend}>
          {t(mail ? "mailPreview.send" : "mailPreview.goOn")}
        </Button>
      </div>
    </Dialog>
  );
}
