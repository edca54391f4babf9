import type { ChangeSetView, StaffMember } from "@portal/contracts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { ClosedSet } from "../change-sets/ClosedSet.tsx";
import { useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { OthersPresent } from "../presence/OthersPresent.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { BlockInspector } from "./BlockInspector.tsx";
import type { CommandQueue } from "./command-queue.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { type EditedPage, layoutName, policyFor, readOnly, resolvePage } from "./edited-page.ts";
import { EditedFrame } from "./EditedFrame.tsx";
import { EditorToolbar } from "./EditorToolbar.tsx";
import styles from "./EditedLayout.module.css";
import { blocksOf } from "./outline.ts";
import { Outline } from "./Outline.tsx";
import { useQueueView } from "./use-layout-queue.ts";

export interface EditedLayoutProps {
  readonly changeSetId: string;
  readonly member: StaffMember;
  readonly page: EditedPage;
  readonly queue: CommandQueue;
  /** The set, where what it holds is only read. */
  readonly closed: ChangeSetView | null;
}

/** Outline, page and inspector of a layout that is edited. */
export function EditedLayout({ changeSetId, member, page, queue, closed }: EditedLayoutProps): ReactNode {
  const { t } = useTranslation();
  const view = useQueueView(queue);
  const policy = useMemo(() => (closed ? readOnly(policyFor(member, page)) : policyFor(member, page)), [member, page, closed]);
  const refresh = useChangeSetRefresh(changeSetId);
  // Somebody has submitted the set meanwhile, perhaps.
  useEffect(() => void (view.refusal !== undefined && refresh()), [view.refusal, refresh]);
  const { tree } = useMemo(() => resolvePage(page, view.state), [page, view.state]);
  const [chosen, setChosen] = useState<string>();
  useShortcut(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    const letter = key.toLowerCase();
    const isMeant = !closed && (ctrlKey || metaKey) && !altKey && (letter === "z" || letter === "y");
    if (isMeant && letter === "z" && !shiftKey) queue.undo();
    else if (isMeant) queue.redo();
    return isMeant;
  });
  const blocks = blocksOf(tree.root);
  const block = blocks.find(({ key }) => key === chosen);
  return (
    <>
      <p>
        <Link to={changeSetAddress(changeSetId)}>{t("layout.back")}</Link>
      </p>
      <PageHeading text={t("layout.title", { name: String(page.record["name"]) })} />
      {closed ? (
        <ClosedSet changeSet={closed} kind={page.kind} recordKey={String(page.record["slug"])} />
      ) : (
        <OthersPresent kind={page.kind} recordKey={String(page.record["slug"])} member={member} />
      )}
      <EditorToolbar page={page} policy={policy} isReadOnly={closed !== null} layoutId={tree.layoutId} view={view} queue={queue} />
      <Problem text={view.refusal === undefined ? undefined : t("layout.refused", { reason: view.refusal })} />
      {view.conflicts.length > 0 && (
        <ConflictChoice
          nameOfLayout={(one) => layoutName(page, one)}
          blocks={blocks}
          conflicts={view.conflicts}
          onChoose={(whose) => queue.resolve(whose)}
        />
      )}
      <div className={styles["editor"]} data-wide>
        <Outline root={tree.root} chosen={chosen} onChoose={setChosen} />
        <EditedFrame changeSetId={changeSetId} page={page} tree={tree} saves={view.saves} chosen={chosen} onChoose={setChosen} />
        <BlockInspector
          key={chosen}
          page={page}
          policy={policy}
          isReadOnly={closed !== null}
          block={block}
          blocks={blocks}
          state={view.state}
          run={(command) => queue.run(command)}
        />
      </div>
    </>
  );
}
