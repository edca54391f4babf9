import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import styles from "./ConfirmButton.module.css";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmButtonProps {
  readonly label: string;
  /** Of what it is, where several stand on a page; undefined: the label says it. */
  readonly name?: string;
  /** Of the dialog. */
  readonly title: string;
  /** On the button that does it. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  /** What it means. */
  readonly children: ReactNode;
}

/** Asks in a dialog before something is done. */
export function ConfirmButton({ label, name, title, confirm, isBusy, onConfirm, children }: ConfirmButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isBusy={isBusy} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={title} onCancel={() => setOpen(false)}>
          {children}
          <div className={styles["buttons"]}>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t("dialog.cancel")}
            </Button>
            <Button
              onClick={() => {
                setOpen(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
