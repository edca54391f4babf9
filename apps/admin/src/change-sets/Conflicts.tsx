import type { ChangedRecord } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { ConflictVersions } from "./ConflictVersions.tsx";
import type { Conflict } from "./conflicts-of.ts";
import { useKeepMine } from "./use-keep-mine.ts";

export interface ConflictsProps {
  /** Of the change set. */
  readonly id: string;
  readonly drafts: readonly ChangedRecord[];
  readonly conflicts: readonly Conflict[];
}

/** What two have changed in one place: both versions, and the one that both began with. */
export function Conflicts({ id, drafts, conflicts }: ConflictsProps): ReactNode {
  const { t } = useTranslation();
  const [kept, setKept] = useState<readonly Conflict[]>([]);
  const { keepMine, isBusy, problem } = useKeepMine(id, drafts);
  const left = conflicts.filter((conflict) => !kept.includes(conflict));
  return (
    <Section title={t("conflict.title")}>
      <p role="status">{t(left.length > 0 ? "conflict.text" : "conflict.done")}</p>
      <Problem text={problem} />
      {left.map((conflict) => {
        const { kind, key, isHidden } = conflict;
        const name = `${t(`kind.${kind}`)}: ${drafts.find((one) => one.kind === kind && one.key === key)?.title ?? key}`;
        return (
          <article key={`${kind} ${key}`}>
            <h3>{name}</h3>
            {isHidden ? (
              <p>{t("conflict.hidden")}</p>
            ) : (
              <>
                <ConflictVersions versions={conflict} />
                <Button
                  look="quiet"
                  isBusy={isBusy}
                  aria-label={t("conflict.keepMineOf", { name })}
                  onClick={() => keepMine(conflict, () => setKept([...kept, conflict]))}
                >
                  {t("conflict.keepMine")}
                </Button>
              </>
            )}
          </article>
        );
      })}
    </Section>
  );
}
