import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../ui/Combobox.tsx";
import { findRecords, type ListedRecord } from "./use-records.ts";

export interface RecordPickerProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly kind: string;
  /** Whose records come first; undefined: no one's. */
  readonly site?: string | undefined;
  /** Which of the kind are meant, by their key; without it all. */
  readonly isMeant?: (key: string) => boolean;
  readonly onPick: (record: ListedRecord) => void;
}

/** Searches for a live record of one kind, by its title or key. */
export function RecordPicker({ label, hint, kind, site, isMeant, onPick }: RecordPickerProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Combobox
      label={label}
      hint={hint}
      placeholder={t("picker.hint")}
      none={t("picker.none")}
      of={["records-found", kind, site]}
      find={(words, signal) => findRecords({ kind, site, words, isMeant }, signal)}
      onPick={onPick}
    />
  );
}
