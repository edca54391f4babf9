import type { ReactNode } from "react";
import styles from "./Section.module.css";

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export const Section = ({ title, children }: SectionProps): ReactNode => (
  <section className={styles["section"]}>
    <h2>{title}</h2>
    {children}
  </section>
);
