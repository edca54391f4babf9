import type { StaffMember } from "@portal/contracts";
import { BlockFacts } from "@portal/blocks/inspector";
import type { ResolvedBlock } from "@portal/core";
import type { AssignmentContent, Command, EditPolicy, LayoutState } from "@portal/core/edit";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/Select.tsx";
import { AssignElsewhere } from "./AssignElsewhere.tsx";
import styles from "./BlockInspector.module.css";
import { CardsForm } from "./CardsForm.tsx";
import { contentIn, copyContent, useCopiedContent } from "./copied-content.ts";
import type { ContentFormProps } from "./content-form.ts";
import { CategoryForm, ListForm, TreeForm } from "./CategoryForms.tsx";
import { type EditedPage, mayEditBlock, siteOf } from "./edited-page.ts";
import { contentOf } from "./places.ts";

export interface BlockInspectorProps {
  readonly member: StaffMember;
  readonly changeSetId: string;
  readonly page: EditedPage;
  readonly policy: EditPolicy;
  /** Nothing is changed, whatever the layout leaves open. */
  readonly isReadOnly: boolean;
  readonly block: ResolvedBlock | undefined;
  /** All of the page. */
  readonly blocks: readonly ResolvedBlock[];
  readonly state: LayoutState;
  readonly run: (command: Command) => void;
  readonly show: (command: Command) => void;
}

const forms = { category: CategoryForm, categories: ListForm, treeCategories: TreeForm, cards: CardsForm } as const;

/** What the chosen block shows, where that comes from, and what may be done with it. */
export function BlockInspector({
  member,
  changeSetId,
  page,
  policy,
  isReadOnly,
  block,
  blocks,
  state,
  run,
  show,
}: BlockInspectorProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  /** What was done last, in words, and the block with which it was done. */
  const [done, setDone] = useState({ key: "", text: "" });
  if (!block)
    return (
      <section className={styles["inspector"]} aria-label={t("layout.inspector")}>
        <p>{t("layout.chooseBlock")}</p>
      </section>
    );
  const Form = forms[block.type];
  const mayEdit = mayEditBlock(block, policy, state);
  const onDone = (text: string): void => setDone({ key: block.key, text });
  return (
    <section className={styles["inspector"]} aria-label={t("layout.inspector")}>
      <h2>{block.label}</h2>
      <p>
        {t(`layout.type.${block.type}`)} · {t(`layout.from.${block.provenance}`)}
      </p>
      {mayEdit ? (
        <>
          <Form site={siteOf(page)} block={block} run={run} show={show} />
          <MoveForm block={block} blocks={blocks} run={run} onDone={onDone} />
          <CopyButtons block={block} isOwn={contentOf(state, block.key) !== undefined} run={run} onDone={onDone} />
          {block.assignment && (
            <ElsewhereButton member={member} changeSetId={changeSetId} page={page} block={block} content={contentIn(block.assignment)} />
          )}
          {contentOf(state, block.key) !== undefined && (
            <Button
              look="quiet"
              onClick={() => {
                run({ kind: "clear", key: block.key });
                onDone(t("layout.cleared"));
              }}
            >
              {t("layout.clear")}
            </Button>
          )}
          <p role="status">{done.key === block.key && done.text}</p>
        </>
      ) : (
        <p>{t(isReadOnly ? "layout.readOnly" : "layout.closed")}</p>
      )}
      <details>
        <summary>{t("layout.facts")}</summary>
        <BlockFacts block={block} language={language} />
      </details>
    </section>
  );
}

interface ElsewhereButtonProps extends Pick<BlockInspectorProps, "member" | "changeSetId" | "page"> {
  readonly block: ResolvedBlock;
  readonly content: AssignmentContent;
}

/** Opens the choice of other pages that are to show the same. */
function ElsewhereButton({ page, content, ...rest }: ElsewhereButtonProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t("elsewhere.button")}
      </Button>
      {isOpen && (
        <AssignElsewhere
          {...rest}
          here={page.kind === "site" ? siteOf(page) : undefined}
          content={content}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface Announced {
  /** Says aloud what was done. */
  readonly onDone: (text: string) => void;
}

interface CopyButtonsProps extends Pick<ContentFormProps, "block" | "run">, Announced {
  /** Whether the page itself says what the block shows. */
  readonly isOwn: boolean;
}

/** Copies what the block shows, here or on another page. */
function CopyButtons({ block, isOwn, run, onDone }: CopyButtonsProps): ReactNode {
  const { t } = useTranslation();
  const copied = useCopiedContent();
  return (
    <p className={styles["copy"]}>
      {block.assignment && (
        <Button
          look="quiet"
          onClick={() => {
            copyContent(block);
            onDone(t("layout.copied"));
          }}
        >
          {t("layout.copy")}
        </Button>
      )}
      {block.assignment && isOwn && (
        <Button
          look="quiet"
          onClick={() => {
            copyContent(block);
            run({ kind: "clear", key: block.key });
            onDone(t("layout.cutDone"));
          }}
        >
          {t("layout.cut")}
        </Button>
      )}
      {copied?.type === block.type && (
        <Button
          look="quiet"
          onClick={() => {
            run({ kind: "assign", key: block.key, content: copied.content });
            onDone(t("layout.pasted"));
          }}
        >
          {t("layout.paste", { name: copied.from })}
        </Button>
      )}
    </p>
  );
}

interface MoveFormProps extends Pick<ContentFormProps, "block" | "run">, Announced {
  readonly blocks: readonly ResolvedBlock[];
}

/** Moves what the block shows to another one, in exchange for what that shows. */
function MoveForm({ block, blocks, run, onDone }: MoveFormProps): ReactNode {
  const { t } = useTranslation();
  const others = blocks.filter(({ key, type }) => type === block.type && key !== block.key);
  if (others.length === 0 || !block.assignment) return null;
  const move = (toKey: string): void => {
    run({ kind: "move", key: block.key, toKey });
    onDone(t("layout.movedTo", { name: others.find(({ key }) => key === toKey)?.label ?? toKey }));
  };
  return (
    <Select label={t("layout.moveTo")} value="" onChange={move}>
      <option value="">{t("layout.moveTo.choose")}</option>
      {others.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}
