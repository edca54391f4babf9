import { keyOf, type Kind, lineDefinitions } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { liveState } from "../comparison/use-comparison.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { beginDraft, dropDraft, readDraft } from "./draft-store.ts";

/** Browsers read it with the flag v, which wants the hyphen escaped. */
const slugPattern = lineDefinitions.definitions.slug.pattern.replace("-]", String.raw`\-]`);

export interface RenameRecordProps {
  readonly kind: Kind;
  readonly recordKey: string;
  /** @returns the id of the change set in which it is done, once what is typed is saved there */
  readonly openSet: () => Promise<string>;
  /** @param key the new one */
  readonly onRenamed: (changeSetId: string, key: string) => void | Promise<void>;
}

/** Gives a record another address; visitors of the former one are led to it once it is published. */
export function RenameRecord(props: RenameRecordProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t("rename.open")}
      </Button>
      {isOpen && <RenameDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export interface RenameDialogProps extends RenameRecordProps {
  readonly onClose: () => void;
}

export function RenameDialog({ kind, recordKey, openSet, onRenamed, onClose }: RenameDialogProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct();
  const rename = async (slug: string): Promise<void> => {
    if (slug === recordKey.slice(recordKey.indexOf("/") + 1)) return onClose();
    const name = { changeSetId: await openSet(), kind, key: recordKey };
    const { record, version, formerKey } = await readDraft(name);
    const renamed = { ...record, slug };
    const key = keyOf(kind, renamed);
    // The key that the live record has, however often its draft is renamed.
    const live = await liveState(kind, formerKey ?? name.key);
    if (version > 0) await dropDraft(name, version);
    const former = live && key !== (formerKey ?? name.key) ? { formerKey: formerKey ?? name.key } : {};
    await beginDraft({ ...name, key }, { record: renamed, baseHash: live?.hash ?? null, ...former });
    await onRenamed(name.changeSetId, key);
  };
  return (
    <Dialog title={t("rename.title")} onCancel={onClose}>
      <p>{t("rename.text")}</p>
      <DialogForm
        problem={problem}
        submit={t("rename.do")}
        isBusy={isBusy}
        onCancel={onClose}
        onSend={(form) => run(() => rename(typedIn(form, "slug").trim()))}
      >
        <Field
          label={t("field.slug")}
          hint={t("hint.slug")}
          name="slug"
          defaultValue={recordKey.slice(recordKey.indexOf("/") + 1)}
          pattern={slugPattern}
          required
        />
      </DialogForm>
    </Dialog>
  );
}
