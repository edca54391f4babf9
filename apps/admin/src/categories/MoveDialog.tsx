import type { ListedCategory } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import type { ComboboxChoice } from "../ui/Combobox.tsx";
import { CategoryTarget } from "./CategoryTarget.tsx";
import { isWithin } from "./tree.ts";

export interface MoveDialogProps {
  readonly category: ListedCategory;
  readonly categories: readonly ListedCategory[];
  /** @param parent null: the top */
  readonly onMove: (parent: string | null) => void;
  readonly onClose: () => void;
}

/** Asks below which category one is to stand. */
export function MoveDialog({ category, categories, onMove, onClose }: MoveDialogProps): ReactNode {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ComboboxChoice>();
  const [isMissing, setIsMissing] = useState(false);
  const top = { key: "", title: t("categories.top"), site: null };
  const send = (): void => {
    setIsMissing(!chosen);
    if (chosen) onMove(chosen.key === "" ? null : chosen.key);
  };
  return (
    <Dialog title={t("categories.moveTitle", { title: category.title })} onCancel={onClose}>
      <DialogForm
        problem={isMissing ? t("categories.chooseOne") : undefined}
        submit={t("categories.moveDo")}
        onSend={send}
        onCancel={onClose}
      >
        <CategoryTarget
          label={t("categories.newParent")}
          categories={categories.filter(({ key }) => !isWithin(categories, key, category.key))}
          top={top}
          chosen={chosen}
          onChoose={setChosen}
        />
      </DialogForm>
    </Dialog>
  );
}
