import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { TEXT_LENGTH } from "./text-length.ts";

export interface SubmitFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (body: { readonly note?: string }) => void;
  /** undefined: somebody else approves. */
  readonly onPublishAlone: (() => void) | undefined;
}

export function SubmitForm({ isBusy, onSubmit, onPublishAlone }: SubmitFormProps): ReactNode {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const note = typedIn(event.currentTarget, "note").trim();
        onSubmit(note === "" ? {} : { note });
      }}
    >
      <Field label={t("acts.note")} name="note" maxLength={TEXT_LENGTH} />
      <Button type="submit" isBusy={isBusy}>
        {t("acts.submit")}
      </Button>
      {onPublishAlone && (
        <Button look="quiet" isBusy={isBusy} onClick={onPublishAlone}>
          {t("acts.publishAlone")}
        </Button>
      )}
    </form>
  );
}
