import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pageHeading } from "../page-heading.ts";
import { Leaders } from "./Leaders.tsx";
import { Timeline } from "./Timeline.tsx";
import styles from "./People.module.css";

/** Leaders as cards, former ministers as a timeline. */
export function People({ node, page, content: { people = [] } }: WidgetProps): ReactNode {
  const { t } = useHost();
  const titled = node.headingLevel === 1;
  const level = titled ? 2 : (node.headingLevel ?? 2);
  const former = node.needs.people === "former-minister";
  return (
    <div className={styles["people"]}>
      {titled && <h1>{pageHeading(page)}</h1>}
      {people.length === 0 ? (
        <EmptyState>{t("people.empty")}</EmptyState>
      ) : former ? (
        <Timeline people={people} level={level} />
      ) : (
        <Leaders people={people} level={level} />
      )}
    </div>
  );
}
