import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCategoryNote } from "../categories/use-category-note.ts";
import { Combobox } from "../ui/Combobox.tsx";
import { findCategories, type FoundCategory } from "./find-categories.ts";
import { findRecords } from "./use-records.ts";

export interface RecordPickerProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is chosen is wrong, or missing. */
  readonly isInvalid?: boolean;
  readonly kind: string;
  /** Whose records come first; undefined: no one's. */
  readonly site?: string | undefined;
  /** Which of the kind are meant, by their key; without it all. */
  readonly isMeant?: (key: string) => boolean;
  readonly onPick: (record: FoundCategory) => void;
}

/** Searches for a live record of one kind, by its title or key. Categories of a site are shown as its tree. */
export function RecordPicker({ label, hint, isInvalid = false, kind, site, isMeant, onPick }: RecordPickerProps): ReactNode {
  const { t } = useTranslation();
  const describe = useCategoryNote();
  return (
    <Combobox<FoundCategory>
      label={label}
      hint={hint}
      isInvalid={isInvalid}
      placeholder={t("picker.hint")}
      none={t("picker.none")}
      of={["records-found", kind, site]}
      find={(words, signal) =>
        kind === "category" && site !== undefined
          ? findCategories({ site, words, describe }, signal)
          : findRecords({ kind, site, words, isMeant }, signal)
      }
      onPick={onPick}
    />
  );
}
