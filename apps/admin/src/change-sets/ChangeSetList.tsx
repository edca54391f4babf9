import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { ChangeSetLine } from "./ChangeSetLine.tsx";
import { type ChangeSetQuery, useChangeSets } from "./use-change-sets.ts";

export interface ChangeSetListProps {
  readonly title: string;
  /** What to do where there are none. */
  readonly empty: string;
  readonly query: ChangeSetQuery;
}

export function ChangeSetList({ title, empty, query }: ChangeSetListProps): ReactNode {
  const { t } = useTranslation();
  const { answer, error } = useChangeSets(query);
  const sets = answer?.data ?? [];
  const more = (answer?.total ?? 0) - sets.length;
  return (
    <Section title={answer ? `${title} (${answer.total ?? sets.length})` : title}>
      {error && <Problem text={describe(t, error)} />}
      {!answer && !error && <p role="status">{t("app.loading")}</p>}
      {answer && sets.length === 0 && <p>{empty}</p>}
      {sets.length > 0 && (
        <ul>
          {sets.map((set) => (
            <ChangeSetLine key={set.id} set={set} />
          ))}
        </ul>
      )}
      {more > 0 && <p>{t("changeSets.more", { count: more })}</p>}
    </Section>
  );
}
