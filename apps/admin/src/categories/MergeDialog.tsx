import { type ChangeSetContents, type ListedCategory, MOST_MERGED } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { call } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { UseList } from "../records/UseList.tsx";
import { useUses } from "../records/use-record.ts";
import { Button } from "../ui/Button.tsx";
import type { ComboboxChoice } from "../ui/Combobox.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogForm } from "../ui/DialogForm.tsx";
import { Problem } from "../ui/Problem.tsx";
import { CategoryTarget } from "./CategoryTarget.tsx";
import { isWithin } from "./tree.ts";

export interface MergeDialogProps {
  readonly category: ListedCategory;
  readonly categories: readonly ListedCategory[];
  /** @param title of a new change set. @returns the id of the one in which it is done */
  readonly openSet: (title: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Says what merging a category into another changes, and does it in a change set. */
export function MergeDialog({ category, categories, openSet, onClose }: MergeDialogProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const [chosen, setChosen] = useState<ComboboxChoice>();
  const [isMissing, setIsMissing] = useState(false);
  const { key, title, articles } = category;
  const subcategories = categories.filter(({ parent }) => parent === key).length;
  const records = articles + subcategories + 1;
  const isTooMuch = records > MOST_MERGED;
  const merge = async (into: ComboboxChoice): Promise<void> => {
    const id = await openSet(t("categories.mergeSet", { title, into: into.title }));
    const path = `change-sets/${encodeURIComponent(id)}`;
    const { etag } = await call<ChangeSetContents>(path);
    await call(`${path}/merge`, { method: "POST", body: { category: key, into: into.key }, ...(etag !== undefined && { ifMatch: etag }) });
    await navigate(changeSetAddress(id));
  };
  const send = (): void => {
    setIsMissing(!chosen);
    if (chosen) run(() => merge(chosen));
  };
  return (
    <Dialog title={t("categories.mergeTitle", { title })} onCancel={onClose}>
      <p role="status">{t("categories.mergeCount", { count: records, articles, subcategories })}</p>
      <OtherUses categoryKey={key} />
      {isTooMuch ? (
        <>
          <p>{t("categories.mergeTooMuch", { count: MOST_MERGED })}</p>
          <Button look="quiet" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
        </>
      ) : (
        <DialogForm
          problem={isMissing ? t("categories.chooseOne") : problem}
          submit={t("categories.mergeDo")}
          isBusy={isBusy}
          onSend={send}
          onCancel={onClose}
        >
          <CategoryTarget
            label={t("categories.mergeInto")}
            categories={categories.filter((each) => !isWithin(categories, each.key, key))}
            chosen={chosen}
            onChoose={setChosen}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}

/** What uses the category besides what stands in it: its links and names are not changed by merging. */
function OtherUses({ categoryKey }: { readonly categoryKey: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useUses({ kind: "category", key: categoryKey });
  if (!data) return error ? <Problem text={describe(t, error)} /> : <p>{t("app.loading")}</p>;
  const others = data.filter(({ how }) => how !== "holds");
  if (others.length === 0) return <p>{t("categories.noOtherUses")}</p>;
  return (
    <>
      <p>{t("categories.otherUses", { count: others.length })}</p>
      <UseList uses={others} />
    </>
  );
}
