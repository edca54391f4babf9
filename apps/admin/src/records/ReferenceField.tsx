import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { RecordPicker } from "./RecordPicker.tsx";
import { useRecordTitle } from "./use-records.ts";

export interface ReferenceFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isInvalid: boolean;
  /** Kind of the record that is named. */
  readonly of: string;
  readonly site: string | undefined;
  /** Its slug; "": none. */
  readonly value: string;
  readonly isRequired: boolean;
  readonly onChange: (slug: string) => void;
}

/** Another record, found by its name. */
export function ReferenceField({ label, hint, isInvalid, of, site, value, isRequired, onChange }: ReferenceFieldProps): ReactNode {
  const { t } = useTranslation();
  const title = useRecordTitle(of, value);
  return (
    <div>
      <RecordPicker
        label={isRequired ? label : t("record.optional", { label })}
        hint={hint}
        isInvalid={isInvalid}
        kind={of}
        site={site}
        onPick={({ key }) => onChange(key.slice(key.indexOf("/") + 1))}
      />
      {value !== "" && (
        <p>
          {t("record.chosen", { name: title })}{" "}
          {!isRequired && (
            <Button look="quiet" onClick={() => onChange("")}>
              {t("record.noReference", { label })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
