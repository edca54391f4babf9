import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { headingTag } from "./Heading.tsx";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import { titleLink } from "./TitleLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { textsOf } from "./use-texts.ts";
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
  const host = useHost();
  const Title = headingTag(level);
  return (
    <div className={styles["line"]}>
      <Title className={styles["heading"]}>{titleLink({ href, text, className: styles["name"] }, host)}</Title>
      {seeAll && safeUrl(href) !== undefined && (
        <SafeLink href={href} className={styles["all"]}>
          {textsOf(host, uiTexts)("ui.seeAll")}
          <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          <Icon name="arrow" />
        </SafeLink>
      )}
    </div>
  );
}
