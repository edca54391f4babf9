import type { ResolvedBlock } from "@portal/core";
import type { BlockBarrier } from "@portal/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
import styles from "./Checks.module.css";
import { findingsOf, type PageFinding } from "./page-findings.ts";
import type { EditedPage } from "./edited-page.ts";
import { CheckText } from "./CheckText.tsx";
import { useLayoutProblems } from "./use-layout-problems.ts";

export interface ChecksProps {
  readonly changeSetId: string;
  readonly page: EditedPage;
  /** All of the page. */
  readonly blocks: readonly ResolvedBlock[];
  /** Another number: something was saved, it is checked anew. */
  readonly saves: number;
  /** undefined: the page was not checked yet. */
  readonly barriers: readonly BlockBarrier[] | undefined;
  readonly onChoose: (key: string) => void;
}

/** What is to be looked at before the page is submitted; each finding leads to its block. */
export function Checks({ changeSetId, page, blocks, saves, barriers, onChoose }: ChecksProps): ReactNode {
  const { t } = useTranslation();
  const { problems, error } = useLayoutProblems({ changeSetId, kind: page.kind, key: String(page.record["slug"]) }, saves);
  const findings = findingsOf({ page, blocks, problems: problems ?? [], barriers: barriers ?? [] });
  const isChecked = problems !== undefined && barriers !== undefined;
  const count = (severity: PageFinding["severity"]): number => findings.filter((one) => one.severity === severity).length;
  return (
    <section className={styles["checks"]} aria-labelledby="layout-checks">
      <h2 id="layout-checks">{t("checks.title")}</h2>
      <p role="status">
        {isChecked
          ? t("checks.summary", { errors: count("error"), warnings: count("warning"), notes: count("note") })
          : t("checks.running")}
      </p>
      <Problem text={error ? describe(t, error) : undefined} />
      <ul>
        {findings.map((finding) => (
          <li key={finding.id} data-severity={finding.severity}>
            <Finding finding={finding} block={blocks.find(({ key }) => key === finding.block)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FindingProps extends Pick<ChecksProps, "onChoose"> {
  readonly finding: PageFinding;
  readonly block: ResolvedBlock | undefined;
}

function Finding({ finding, block, onChoose }: FindingProps): ReactNode {
  const { t } = useTranslation();
  const text = (
    <>
      <strong>{t(`checks.${finding.severity}`)}</strong> {block && `${block.label}: `}
      <CheckText code={finding.code} help={finding.help} />
      {finding.count > 1 && ` (${finding.count})`}
    </>
  );
  if (!block) return <p>{text}</p>;
  return (
    <button type="button" onClick={() => onChoose(block.key)}>
      {text}
    </button>
  );
}
