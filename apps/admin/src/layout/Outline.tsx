import type { RegionNode, ResolvedPart } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DragHandle } from "../ui/DragHandle.tsx";
import { outlineOf } from "./outline.ts";
import styles from "./Outline.module.css";
import type { BlockDrag } from "./use-block-drag.ts";
import { useContentText } from "./use-content-text.ts";

export interface OutlineProps {
  readonly root: RegionNode<ResolvedPart>;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly drag: BlockDrag;
}

/** All blocks of the page, with what each shows and who says so; one is dragged onto another of its type. */
export function Outline({ root, chosen, onChoose, drag }: OutlineProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useContentText();
  return (
    <nav className={styles["outline"]} aria-label={t("layout.outline")}>
      <h2>{t("layout.outline")}</h2>
      {outlineOf(root).map(({ label, blocks }, index) => (
        // The groups of a tree keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index}>
          {label !== undefined && <h3>{label}</h3>}
          <ul>
            {blocks.map((block) => (
              // With a pointer alone: "Move to" in the inspector is for everybody.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={block.key}
                data-target={drag.mayDrop(block.key) || undefined}
                onDragOver={(event) => drag.mayDrop(block.key) && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  drag.drop(block.key);
                }}
              >
                <DragHandle
                  isShown={drag.mayDrag(block.key)}
                  title={t("layout.drag")}
                  onStart={() => drag.start(block.key)}
                  onEnd={drag.end}
                />
                <button type="button" aria-pressed={block.key === chosen} onClick={() => onChoose(block.key)}>
                  <span>{block.label}</span>
                  <small>
                    {textOf(block.assignment).short} · {t(`layout.from.${block.provenance}`)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
