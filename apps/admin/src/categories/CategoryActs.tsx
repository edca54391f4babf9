import type { ListedCategory } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { recordAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { DeleteDialog } from "../records/DeleteRecord.tsx";
import { RenameDialog } from "../records/RenameRecord.tsx";
import { useRecord } from "../records/use-record.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./CategoryTree.module.css";
import { MergeDialog } from "./MergeDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { childrenOf, type Place } from "./tree.ts";

export type CategoryDialog = "move" | "rename" | "delete" | "merge";

export interface CategoryActsProps {
  readonly category: ListedCategory;
  readonly categories: readonly ListedCategory[];
  /** As ChangeSetChoice has it. */
  readonly chosenSet: string;
  readonly dialog: CategoryDialog | undefined;
  /** undefined: closes it. */
  readonly onDialog: (dialog: CategoryDialog | undefined) => void;
  readonly isBusy: boolean;
  /** Opens its form. */
  readonly onEdit: () => void;
  /** @param step up: -1, down: 1 */
  readonly onStep: (step: -1 | 1) => void;
  readonly onPlace: (place: Place) => void;
  readonly onRenamed: (key: string) => void;
  /** @param title of a new change set; undefined: one for the order of categories. @returns its id */
  readonly openSet: (title?: string) => Promise<string>;
}

/** What is done with the chosen category, by buttons; some of it by keys of the tree, too. */
export function CategoryActs(props: CategoryActsProps): ReactNode {
  const { t } = useTranslation();
  const { category, isBusy, onDialog, onEdit, onStep } = props;
  const open = (dialog: CategoryDialog): ReactNode => (
    <Button look="quiet" isBusy={isBusy} aria-keyshortcuts={shortcuts[dialog]} onClick={() => onDialog(dialog)}>
      {t(`categories.${dialog}`)}
    </Button>
  );
  return (
    <section className={styles["acts"]} aria-label={t("categories.acts", { title: category.title })}>
      <h2>{category.title}</h2>
      <Link to={recordAddress({ kind: "category", key: category.key })}>{t("categories.openRecord")}</Link>
      <Button look="quiet" isBusy={isBusy} onClick={onEdit}>
        {t("categories.edit")}
      </Button>
      <Button look="quiet" isBusy={isBusy} aria-keyshortcuts="Alt+ArrowUp" onClick={() => onStep(-1)}>
        {t("categories.up")}
      </Button>
      <Button look="quiet" isBusy={isBusy} aria-keyshortcuts="Alt+ArrowDown" onClick={() => onStep(1)}>
        {t("categories.down")}
      </Button>
      {open("move")}
      {open("rename")}
      {open("merge")}
      {open("delete")}
      <OpenDialog {...props} />
    </section>
  );
}

const shortcuts: Readonly<Record<CategoryDialog, string>> = {
  move: "Alt+m",
  rename: "F2",
  merge: "Alt+g",
  delete: "Delete",
};

function OpenDialog({ category, categories, chosenSet, dialog, onDialog, onPlace, onRenamed, openSet }: CategoryActsProps): ReactNode {
  const close = (): void => onDialog(undefined);
  const { key } = category;
  switch (dialog) {
    case "move":
      return (
        <MoveDialog
          category={category}
          categories={categories}
          onClose={close}
          onMove={(parent) => {
            close();
            onPlace({ parent, index: childrenOf(categories, parent).filter((each) => each.key !== key).length });
          }}
        />
      );
    case "rename":
      return (
        <RenameDialog
          kind="category"
          recordKey={key}
          openSet={openSet}
          onClose={close}
          onRenamed={(_, renamed) => {
            close();
            onRenamed(renamed);
          }}
        />
      );
    case "merge":
      return <MergeDialog category={category} categories={categories} openSet={openSet} onClose={close} />;
    case "delete":
      return <DeleteCategory categoryKey={key} chosenSet={chosenSet} onClose={close} />;
    default:
      return null;
  }
}

interface DeleteCategoryProps {
  readonly categoryKey: string;
  readonly chosenSet: string;
  readonly onClose: () => void;
}

function DeleteCategory({ categoryKey, chosenSet, onClose }: DeleteCategoryProps): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useRecord({ kind: "category", key: categoryKey });
  if (data) return <DeleteDialog chosenSet={chosenSet} live={data} onClose={onClose} />;
  return (
    <Dialog title={t("delete.open")} onCancel={onClose}>
      {error ? (
        <Problem text={error.status === 404 ? t("categories.notLive") : describe(t, error)} />
      ) : (
        <p role="status">{t("app.loading")}</p>
      )}
      <Button look="quiet" onClick={onClose}>
        {t("dialog.cancel")}
      </Button>
    </Dialog>
  );
}
