import type { ChangeSetContents, StaffMember } from "@portal/contracts";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { TypedForm } from "../moderation/TypedForm.tsx";
import { typedTexts } from "../moderation/typed-texts.ts";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { TEXT_LENGTH } from "./text-length.ts";
import type { NewComment } from "./use-comments.ts";

export interface CommentFormProps {
  readonly contents: ChangeSetContents;
  readonly member: StaffMember;
  /** @throws CallFailed */
  readonly onSend: (comment: NewComment, key: string) => Promise<void>;
}

/** A comment on the set, or on one of its records. What was typed stays until it is sent. */
export function CommentForm({ contents: { changeSet, drafts }, member, onSend }: CommentFormProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct();
  const typed = typedTexts(member.id, `comment ${changeSet.id}`);
  const nameOf = ({ kind, key }: { readonly kind: string; readonly key: string }): string => `${kind} ${key}`;
  const [about, setAbout] = useState(() => typed.of("about", ""));
  const [sent, setSent] = useState(0);
  // The same until it was sent: a comment whose answer was lost is not written twice.
  const once = useRef<{ readonly said: string; readonly key: string }>(undefined);
  const record = drafts.find((draft) => nameOf(draft) === about);
  const send = async (text: string): Promise<void> => {
    const comment = { text, ...(record && { record: { kind: record.kind, key: record.key } }) };
    const said = JSON.stringify(comment);
    if (once.current?.said !== said) once.current = { said, key: crypto.randomUUID() };
    await onSend(comment, once.current.key);
    once.current = undefined;
    typed.forget();
    setAbout("");
    setSent((count) => count + 1);
  };
  return (
    <TypedForm
      key={sent}
      typed={typed}
      problem={problem}
      button={{ children: t("discussion.send"), look: "quiet", isBusy }}
      onSend={(form) => run(() => send(typedIn(form, "text").trim()))}
    >
      {drafts.length > 0 && (
        <Select label={t("discussion.choose")} name="about" value={record ? about : ""} onChange={setAbout}>
          <option value="">{t("discussion.whole")}</option>
          {drafts.map((draft) => (
            <option key={nameOf(draft)} value={nameOf(draft)}>
              {t("discussion.record", { kind: t(`kind.${draft.kind}`), title: draft.title ?? draft.key })}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={t("discussion.text")}
        hint={t("discussion.hint")}
        name="text"
        rows={3}
        maxLength={TEXT_LENGTH}
        defaultValue={typed.of("text", "")}
        required
      />
    </TypedForm>
  );
}
