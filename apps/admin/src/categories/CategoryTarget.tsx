import type { ListedCategory } from "@portal/contracts";
import { fold } from "@portal/domain/content";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { choicesOf } from "../records/find-categories.ts";
import { Combobox, type ComboboxChoice } from "../ui/Combobox.tsx";
import { rowsOf } from "./tree.ts";
import { useCategoryNote } from "./use-category-note.ts";

export interface CategoryTargetProps {
  readonly label: string;
  /** Those that may be chosen. */
  readonly categories: readonly ListedCategory[];
  /** A choice besides them. */
  readonly top?: ComboboxChoice;
  readonly chosen: ComboboxChoice | undefined;
  readonly onChoose: (choice: ComboboxChoice) => void;
}

/** Another category of the same site, found by its name. */
export function CategoryTarget({ label, categories, top, chosen, onChoose }: CategoryTargetProps): ReactNode {
  const { t } = useTranslation();
  const describe = useCategoryNote();
  const rows = rowsOf(categories, new Set());
  return (
    <>
      <Combobox
        label={label}
        placeholder={t("picker.hint")}
        none={t("picker.none")}
        of={["category-targets", categories, top]}
        find={async (words) => [
          ...(top && fold(top.title).includes(fold(words)) ? [top] : []),
          ...choicesOf(rows, words, describe).map((choice) => ({ ...choice, site: null })),
        ]}
        onPick={onChoose}
      />
      <p role="status">{chosen && t("record.chosen", { name: chosen.title })}</p>
    </>
  );
}
