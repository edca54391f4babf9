import { keyOf, type Kind, lineDefinitions } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { editorAddress } from "../app/addresses.ts";
import { liveState } from "../comparison/use-comparison.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
import type { DraftQueue } from "./draft-queue.ts";
import { beginDraft, type DraftName, dropDraft, readDraft } from "./draft-store.ts";

/** Browsers read it with the flag v, which wants the hyphen escaped. */
const slugPattern = lineDefinitions.definitions.slug.pattern.replace("-]", String.raw`\-]`);

export interface RenameRecordProps {
  readonly kind: Kind;
  readonly name: DraftName;
  readonly queue: DraftQueue;
}

/** Gives a record another address; visitors of the former one are led to it once it is published. */
export function RenameRecord({ kind, name, queue }: RenameRecordProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t("rename.open")}
      </Button>
      {isOpen && <RenameDialog kind={kind} name={name} queue={queue} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RenameDialog({ kind, name, queue, onClose }: RenameRecordProps & { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const rename = async (slug: string): Promise<void> => {
    await queue.flush();
    const { record, version, formerKey } = await readDraft(name);
    const renamed = { ...record, slug };
    const key = keyOf(kind, renamed);
    if (key === name.key) return onClose();
    // The key that the live record has, however often its draft is renamed.
    const live = await liveState(kind, formerKey ?? name.key);
    if (version > 0) await dropDraft(name, version);
    const former = live && key !== (formerKey ?? name.key) ? { formerKey: formerKey ?? name.key } : {};
    await beginDraft({ ...name, key }, { record: renamed, baseHash: live?.hash ?? null, ...former });
    await navigate(editorAddress(name.changeSetId, "ban-ghi", { kind, key }), { replace: true });
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
          defaultValue={name.key.slice(name.key.indexOf("/") + 1)}
          pattern={slugPattern}
          required
        />
      </DialogForm>
    </Dialog>
  );
}
