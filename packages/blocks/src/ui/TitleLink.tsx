import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Name } from "./Name.tsx";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./TitleLink.module.css";

interface TitleLinkProps {
  readonly href: string | undefined;
  readonly text: string;
  readonly blank?: boolean | undefined;
  /** Its target is the whole card: the nearest positioned element around it. Links inside the card stand above by `z-index: 2`. */
  readonly covers?: boolean;
  readonly className?: string | undefined;
  /** Said before the title. */
  readonly children?: ReactNode;
}

/** The title of something as a link, underlined where it is pointed at. */
export function TitleLink({ href, text, blank, covers = false, className, children }: TitleLinkProps): ReactNode {
  return (
    <SafeLink href={href} blank={blank} className={cx(styles["title"], covers && styles["covers"], className)}>
      {children}
      <Name text={text} />
    </SafeLink>
  );
}
