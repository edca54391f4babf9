import type { Assignment, ResolvedBlock } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import type { Conflict } from "./command-queue.ts";
import styles from "./ConflictChoice.module.css";
import { LAYOUT } from "./places.ts";
import { useContentText } from "./use-content-text.ts";

export interface ConflictChoiceProps {
  readonly nameOfLayout: (id: string | undefined) => string | undefined;
  readonly blocks: readonly ResolvedBlock[];
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (whose: "mine" | "theirs") => void;
}

const versions = ["before", "theirs", "mine"] as const;

/** What two have changed, in three versions each: nothing is saved over it before one is chosen. */
export function ConflictChoice({ nameOfLayout, blocks, conflicts, onChoose }: ConflictChoiceProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useContentText();
  const nameOf = (place: string): string =>
    place === LAYOUT ? t("layout.choice") : (blocks.find(({ key }) => key === place)?.label ?? place);
  const entriesOf = ({ place, ...contents }: Conflict, version: (typeof versions)[number]): readonly string[] =>
    place === LAYOUT
      ? [nameOfLayout(contents[version] as string | undefined) ?? t("layout.none")]
      : textOf(contents[version] as Assignment | undefined).entries;
  return (
    <section role="alert" className={styles["conflict"]}>
      <h2>{t("layout.conflict")}</h2>
      <p>{t("layout.conflict.text")}</p>
      {conflicts.map((conflict) => (
        <div key={conflict.place}>
          <h3>{nameOf(conflict.place)}</h3>
          <dl>
            {versions.map((version) => (
              <div key={version}>
                <dt>{t(`layout.conflict.${version}`)}</dt>
                {entriesOf(conflict, version).map((entry, index) => (
                  // Entries may be equal.
                  // oxlint-disable-next-line react/no-array-index-key
                  <dd key={index}>{entry}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ))}
      <Button onClick={() => onChoose("mine")}>{t("layout.conflict.keepMine")}</Button>
      <Button look="quiet" onClick={() => onChoose("theirs")}>
        {t("layout.conflict.takeTheirs")}
      </Button>
    </section>
  );
}
