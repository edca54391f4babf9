import type { RegionNode, ResolvedPart } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { outlineOf } from "./outline.ts";
import styles from "./Outline.module.css";
import { useContentText } from "./use-content-text.ts";

export interface OutlineProps {
  readonly root: RegionNode<ResolvedPart>;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** All blocks of the page, with what each shows and who says so. */
export function Outline({ root, chosen, onChoose }: OutlineProps): ReactNode {
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
              <li key={block.key}>
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
