import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./EmergencyButton.module.css";

export interface EmergencyButtonProps {
  readonly isBusy: boolean;
  readonly onPublish: () => void;
}

/** Publishes what nobody has approved, after a dialog that says what that means. */
export function EmergencyButton({ isBusy, onPublish }: EmergencyButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={() => setOpen(true)}>
        {t("emergency.open")}
      </Button>
      {isOpen && (
        <Dialog title={t("emergency.title")} onCancel={() => setOpen(false)}>
          <p>{t("emergency.text")}</p>
          <ul className={styles["consequences"]}>
            <li>{t("emergency.mailed")}</li>
            <li>{t("emergency.approved")}</li>
            <li>{t("emergency.recorded")}</li>
          </ul>
          <div className={styles["buttons"]}>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t("dialog.cancel")}
            </Button>
            <Button
              onClick={() => {
                setOpen(false);
                onPublish();
              }}
            >
              {t("emergency.publish")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
