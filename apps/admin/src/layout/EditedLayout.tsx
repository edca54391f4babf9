import type { StaffMember } from "@portal/contracts";
import type { BlockBarrier } from "@portal/domain";
import { applyCommand, type Command } from "@portal/core/edit";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { ClosedSet } from "../change-sets/ClosedSet.tsx";
import { PublishAlone } from "../change-sets/PublishAlone.tsx";
import { type EditedSet, useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { OthersPresent } from "../presence/OthersPresent.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { BlockInspector } from "./BlockInspector.tsx";
import { Checks } from "./Checks.tsx";
import type { CommandQueue } from "./command-queue.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { type EditedPage, layoutName, policyFor, readOnly, resolvePage, mayEditBlock } from "./edited-page.ts";
import { EditedFrame } from "./EditedFrame.tsx";
import { EditorToolbar } from "./EditorToolbar.tsx";
import styles from "./EditedLayout.module.css";
import { blocksOf } from "./outline.ts";
import { Outline } from "./Outline.tsx";
import { useBlockDrag } from "./use-block-drag.ts";
import { useQueueView } from "./use-layout-queue.ts";

export interface EditedLayoutProps {
  readonly contents: NonNullable<EditedSet["contents"]>;
  readonly member: StaffMember;
  readonly page: EditedPage;
  readonly queue: CommandQueue;
  readonly closed: EditedSet["closed"];
}

/** Outline, page and inspector of a layout that is edited. */
export function EditedLayout({ contents, member, page, queue, closed }: EditedLayoutProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const changeSetId = contents.changeSet.id;
  const view = useQueueView(queue);
  const policy = useMemo(() => (closed ? readOnly(policyFor(member, page)) : policyFor(member, page)), [member, page, closed]);
  const refresh = useChangeSetRefresh(changeSetId);
  // Somebody has submitted the set meanwhile, perhaps.
  useEffect(() => void (view.refusal !== undefined && refresh()), [view.refusal, refresh]);
  const { tree } = useMemo(() => resolvePage(page, view.state, language), [page, view.state, language]);
  // A refused submission leads to its block.
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(query.get("block") ?? undefined);
  const [barriers, setBarriers] = useState<readonly BlockBarrier[]>();
  useShortcut(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    const letter = key.toLowerCase();
    const isMeant = !closed && (ctrlKey || metaKey) && !altKey && (letter === "z" || letter === "y");
    if (isMeant && letter === "z" && !shiftKey) queue.undo();
    else if (isMeant) queue.redo();
    return isMeant;
  });
  const blocks = useMemo(() => blocksOf(tree.root), [tree]);
  const editable = useMemo(() => blocks.filter((each) => mayEditBlock(each, policy, view.state)), [blocks, policy, view.state]);
  /** What is being typed: it shows on the page before it is a step that can be taken back. */
  const [typed, setTyped] = useState<Command>();
  const drawn = useMemo(
    () => resolvePage(page, typed ? applyCommand(view.state, typed, policy).state : view.state).tree,
    [page, policy, view.state, typed],
  );
  const run = useCallback(
    (command: Command) => {
      setTyped(undefined);
      queue.run(command);
    },
    [queue],
  );
  const drag = useBlockDrag({ blocks: editable, run });
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
      <EditorToolbar page={page} policy={policy} isReadOnly={closed !== null} layoutId={tree.layoutId} view={view} queue={queue}>
        <PublishAlone contents={contents} member={member} edited={{ kind: page.kind, key: String(page.record["slug"]), queue }} />
      </EditorToolbar>
      <Problem text={view.refusal === undefined ? undefined : t("layout.refused", { reason: view.refusal })} />
      {view.conflicts.length > 0 && (
        <ConflictChoice
          nameOfLayout={(one) => layoutName(language, one)}
          blocks={blocks}
          conflicts={view.conflicts}
          onChoose={(whose) => queue.resolve(whose)}
        />
      )}
      <div className={styles["editor"]} data-wide>
        <Outline root={tree.root} chosen={chosen} onChoose={setChosen} drag={drag} />
        <div className={styles["page"]}>
          <EditedFrame
            changeSetId={changeSetId}
            page={page}
            tree={drawn}
            saves={view.saves}
            chosen={chosen}
            onChoose={setChosen}
            drag={drag}
            onChecked={setBarriers}
          />
          <Checks changeSetId={changeSetId} page={page} blocks={blocks} saves={view.saves} barriers={barriers} onChoose={setChosen} />
        </div>
        <BlockInspector
          key={chosen}
          member={member}
          changeSetId={changeSetId}
          page={page}
          policy={policy}
          isReadOnly={closed !== null}
          block={block}
          blocks={blocks}
          state={view.state}
          run={run}
          show={setTyped}
        />
      </div>
    </>
  );
}
