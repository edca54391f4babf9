import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./moderation.module.css";

export interface RemoveButtonProps {
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Asks before a comment is gone for good. */
export function RemoveButton({ isBusy, onRemove }: RemoveButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={() => setOpen(true)}>
        {t("comments.removeOpen")}
      </Button>
      {isOpen && (
        <Dialog title={t("comments.removeAsk")} onCancel={() => setOpen(false)}>
          <p>{t("comments.removeText")}</p>
          <div className={styles["buttons"]}>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t("dialog.cancel")}
            </Button>
            <Button
              onClick={() => {
                setOpen(false);
                onRemove();
              }}
            >
              {t("comments.removeDo")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
