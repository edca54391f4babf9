import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { MomentField } from "./MomentField.tsx";

export interface EndPublicationProps {
  /** How many records are meant. */
  readonly count: number;
  readonly isBusy: boolean;
  /** What went wrong, in words. */
  readonly problem: string | undefined;
  /** @param at when, ISO 8601; undefined: once the change set is published */
  readonly onEnd: (at: string | undefined) => void;
}

/** Asks when visitors are to read records no more. */
export function EndPublication(props: EndPublicationProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isBusy={props.isBusy} onClick={() => setIsOpen(true)}>
        {t("content.end", { count: props.count })}
      </Button>
      {isOpen && <EndDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EndDialog({ count, isBusy, problem, onEnd, onClose }: EndPublicationProps & { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const [at, setAt] = useState<string>();
  const [isPast, setIsPast] = useState(false);
  const send = (): void => {
    const past = at !== undefined && Date.parse(at) <= Date.now();
    setIsPast(past);
    if (!past) onEnd(at);
  };
  return (
    <Dialog title={t("content.endDialog", { count })} onCancel={onClose}>
      <p>{t("content.endText")}</p>
      <DialogForm
        problem={isPast ? t("content.endPast") : problem}
        submit={t("content.endDo")}
        isBusy={isBusy}
        onCancel={onClose}
        onSend={send}
      >
        <MomentField label={t("content.endAt")} hint={t("content.endAtHint")} isDay={false} value={at ?? ""} onChange={setAt} />
      </DialogForm>
    </Dialog>
  );
}
