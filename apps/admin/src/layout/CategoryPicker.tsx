import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../ui/Combobox.tsx";
import { findCategories } from "./use-categories.ts";

export interface CategoryPickerProps {
  readonly label: string;
  /** Whose categories come first; undefined: no one's. */
  readonly site?: string;
  readonly onPick: (slug: string) => void;
}

/** Searches for a category and hands over its slug. */
export function CategoryPicker({ label, site, onPick }: CategoryPickerProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Combobox
      label={label}
      placeholder={t("layout.picker.hint")}
      none={t("layout.picker.none")}
      of={["categories", site]}
      find={(words, signal) => findCategories(site, words, signal)}
      onPick={({ key }) => onPick(key)}
    />
  );
}
