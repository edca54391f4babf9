import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { TEXT_LENGTH } from "./text-length.ts";

export interface RejectFormProps {
  readonly isBusy: boolean;
  readonly onReject: (body: { readonly reason: string }) => void;
}

export function RejectForm({ isBusy, onReject }: RejectFormProps): ReactNode {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReject({ reason: typedIn(event.currentTarget, "reason").trim() });
      }}
    >
      <Field label={t("acts.reason")} name="reason" maxLength={TEXT_LENGTH} pattern=".*\S.*" required />
      <Button look="quiet" type="submit" isBusy={isBusy}>
        {t("acts.reject")}
      </Button>
    </form>
  );
}
