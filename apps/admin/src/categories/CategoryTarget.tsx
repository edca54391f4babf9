import type { ListedCategory } from "@portal/contracts";
import { fold } from "@portal/domain/content";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Combobox, type ComboboxChoice } from "../ui/Combobox.tsx";

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
  const choices = [...(top ? [top] : []), ...categories.map(({ key, title }) => ({ key, title, site: key }))];
  return (
    <>
      <Combobox
        label={label}
        placeholder={t("picker.hint")}
        none={t("picker.none")}
        of={["category-targets", choices]}
        find={async (words) => choices.filter(({ key, title }) => fold(`${title} ${key}`).includes(fold(words)))}
        onPick={onChoose}
      />
      <p role="status">{chosen && t("record.chosen", { name: chosen.title })}</p>
    </>
  );
}
