import { keyOf, type Kind } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { liveState } from "../comparison/use-comparison.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import type { DraftQueue } from "./draft-queue.ts";
import { beginDraft, type DraftName, dropDraft, readDraft } from "./draft-store.ts";
import { lineDefinitions } from "@portal/domain/records";

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
    await navigate(`/thay-doi/${name.changeSetId}/ban-ghi/${kind}/${encodeURIComponent(key)}`, { replace: true });
  };
  return (
    <Dialog title={t("rename.title")} onCancel={onClose}>
      <p>{t("rename.text")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const slug = typedIn(event.currentTarget, "slug").trim();
          run(() => rename(slug));
        }}
      >
        <Field
          label={t("field.slug")}
          hint={t("hint.slug")}
          name="slug"
          defaultValue={name.key.slice(name.key.indexOf("/") + 1)}
          pattern={slugPattern}
          required
        />
        <Problem text={problem} />
        <Button type="submit" isBusy={isBusy}>
          {t("rename.do")}
        </Button>{" "}
        <Button look="quiet" onClick={onClose}>
          {t("dialog.cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
