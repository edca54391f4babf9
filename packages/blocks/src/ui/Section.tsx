import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { SectionHeading, type SectionHeadingProps } from "./SectionHeading.tsx";
import styles from "./Section.module.css";

interface SectionProps extends SectionHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What most blocks are: a section under its heading, whose contents are set by the width it has, not by the window's. */
export function Section({ className, children, ...heading }: SectionProps): ReactNode {
  return (
    <section className={cx(styles["section"], className)}>
      <SectionHeading {...heading} />
      {children}
    </section>
  );
}
