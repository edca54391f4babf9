import type { ReactNode } from "react";
import { type Diagnostic, diagnosticMessage } from "@portal/core";
import { type InspectedPart, partOfFinding } from "./inspect.ts";
import { useTexts } from "../ui/use-texts.ts";
import { inspectorTexts } from "./texts.ts";
import styles from "./LayoutInspector.module.css";

interface FindingsProps {
  readonly findings: readonly Diagnostic[];
  readonly parts: readonly InspectedPart[];
  readonly onSelect: (id: string) => void;
}

/** What the engine has to say about the page's metadata; the worst first. */
export function Findings({ findings, parts, onSelect }: FindingsProps): ReactNode {
  const t = useTexts(inspectorTexts);
  if (findings.length === 0) return <p>{t("inspector.noFindings")}</p>;
  const ranks = ["error", "warning", "info"];
  const sorted = findings.toSorted((a, b) => ranks.indexOf(a.severity) - ranks.indexOf(b.severity));
  return (
    <ul className={styles["findings"]}>
      {sorted.map((finding, index) => {
        const part = partOfFinding(finding.path, parts);
        return (
          // Findings may be alike; their order is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-severity={finding.severity}>
            <strong>{t(`inspector.${finding.severity}`)}</strong> <code>{finding.code}</code>
            <p>{diagnosticMessage(finding)}</p>
            {finding.path !== "" && <code className={styles["path"]}>{finding.path}</code>}
            {part !== undefined && (
              <button type="button" className={styles["button"]} onClick={() => onSelect(part)}>
                {t("inspector.show")}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
