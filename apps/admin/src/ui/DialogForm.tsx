import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Problem } from "./Problem.tsx";

export interface DialogFormProps {
  readonly problem: string | undefined;
  /** On the button that sends it. */
  readonly submit: string;
  readonly isBusy?: boolean;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly onCancel: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a dialog. */
export function DialogForm({ problem, submit, isBusy = false, onSend, onCancel, children }: DialogFormProps): ReactNode {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // React hands it on to the form in which the dialog was opened.
        event.stopPropagation();
        onSend(event.currentTarget);
      }}
    >
      {children}
      <Problem text={problem} />
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>{" "}
      <Button look="quiet" onClick={onCancel}>
        {t("dialog.cancel")}
      </Button>
    </form>
  );
}
