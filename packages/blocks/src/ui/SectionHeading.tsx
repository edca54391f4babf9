import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { headingTag } from "./Heading.tsx";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import { TitleLink } from "./TitleLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./SectionHeading.module.css";

export interface SectionHeadingProps {
  readonly level: number;
  readonly text: string;
  /** Where all of it is to be found. */
  readonly href?: string | undefined;
  /** Adds "see all" at the end of the line; needs `href`. */
  readonly seeAll?: boolean;
}

/** The heading of a block: a rule with a short red stroke, the name as a link, "see all" at the end. */
export function SectionHeading({ level, text, href, seeAll = false }: SectionHeadingProps): ReactNode {
  const t = useTexts(uiTexts);
  const Title = headingTag(level);
  return (
    <div className={styles["line"]}>
      <Title className={styles["heading"]}>
        <TitleLink href={href} text={text} className={styles["name"]} />
      </Title>
      {seeAll && safeUrl(href) !== undefined && (
        <SafeLink href={href} className={styles["all"]}>
          {t("ui.seeAll")}
          <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          <Icon name="arrow" />
        </SafeLink>
      )}
    </div>
  );
}
