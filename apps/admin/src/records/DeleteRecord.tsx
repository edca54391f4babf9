import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { openChangeSet } from "./ChangeSetChoice.tsx";
import { beginDraft } from "./draft-store.ts";
import { titleOf } from "./record-form.ts";
import { type LiveRecord, useUses } from "./use-record.ts";

export interface DeleteRecordProps {
  /** As ChangeSetChoice has it. */
  readonly chosenSet: string;
  readonly live: LiveRecord;
}

/** Deletes a record in a change set, after saying what uses it. */
export function DeleteRecord(props: DeleteRecordProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t("delete.open")}
      </Button>
      {isOpen && <DeleteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export interface DeleteDialogProps extends DeleteRecordProps {
  readonly onClose: () => void;
}

export function DeleteDialog({ chosenSet, live, onClose }: DeleteDialogProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const { total } = useUses(live);
  const { kind, key, hash, record } = live;
  const title = titleOf(record) ?? key;
  const remove = async (successor: string): Promise<void> => {
    const changeSetId = await openChangeSet(chosenSet, t("delete.setTitle", { title }));
    await beginDraft({ changeSetId, kind, key }, { record: null, baseHash: hash, ...(successor !== "" && { successor }) });
    await navigate(changeSetAddress(changeSetId));
  };
  return (
    <Dialog title={t("delete.title", { title })} onCancel={onClose}>
      <p role="status">{total === undefined ? t("app.loading") : t("delete.uses", { count: total })}</p>
      <DialogForm
        problem={problem}
        submit={t("delete.do")}
        isBusy={isBusy}
        onCancel={onClose}
        onSend={(form) => run(() => remove(typedIn(form, "successor").trim()))}
      >
        <Field label={t("delete.successor")} hint={t("delete.successor.hint")} name="successor" pattern="/.*" maxLength={2_000} />
      </DialogForm>
    </Dialog>
  );
}
