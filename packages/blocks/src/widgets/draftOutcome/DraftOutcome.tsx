import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { DateTime } from "../../ui/DateTime.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./DraftOutcome.module.css";
import { draftOutcomeTexts } from "./texts.ts";

/** What became of the comments on the current draft. It was sanitised when it was stored. */
export function DraftOutcome({ node, page }: WidgetProps<"draft">): ReactNode {
  const t = useTexts(draftOutcomeTexts);
  const outcome = page.draft?.feedback?.outcome;
  if (!outcome) return null;
  return (
    <section className={styles["outcome"]}>
      <Heading level={node.headingLevel ?? 2}>{t("draftOutcome.heading")}</Heading>
      <Prose html={outcome.html} name="outcome" />
      <p className={styles["source"]}>
        {outcome.unit}, <DateTime iso={outcome.at} />
      </p>
    </section>
  );
}
