import type { ReactNode } from "react";
import type { RelatedDocument } from "@portal/domain";
import type { WidgetProps } from "@portal/react";
import { Day } from "../../ui/Day.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import styles from "./DocumentRelations.module.css";
import { documentRelationsTexts } from "./texts.ts";

type Group = `${RelatedDocument["by"]}.${RelatedDocument["relation"]}`;

/** What decides whether the text still holds comes first. */
const groups: readonly Group[] = [
  "other.repeals",
  "other.replaces",
  "other.amends",
  "other.corrects",
  "other.consolidates",
  "other.guides",
  "this.repeals",
  "this.replaces",
  "this.amends",
  "this.corrects",
  "this.consolidates",
  "this.guides",
];

/** Documents that the current one changes, and those that change it. */
export function DocumentRelations({ node, content: { legal } }: WidgetProps): ReactNode {
  const t = useTexts(documentRelationsTexts);
  const level = node.headingLevel ?? 2;
  const relations = Map.groupBy(legal?.relations ?? [], ({ by, relation }): Group => `${by}.${relation}`);
  if (relations.size === 0) return null;
  return (
    <section className={styles["relations"]}>
      <Heading level={level} className={styles["title"]}>
        {t("documentRelations.title")}
      </Heading>
      {groups.map((group) => {
        const related = relations.get(group);
        return (
          related && (
            <div key={group}>
              <Heading level={level + 1} className={styles["relation"]}>
                {t(`documentRelations.${group}`)}
              </Heading>
              <ul className={styles["list"]}>
                {related.map(({ document }, index) => (
                  <li key={index}>
                    <TitleLink href={document.href} text={document.title} />
                    <Facts document={document} />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}

function Facts({ document: { number, issuedOn } }: Pick<RelatedDocument, "document">): ReactNode {
  if (number === undefined && issuedOn === undefined) return null;
  return (
    <p className={styles["facts"]}>
      {number !== undefined && <span>{number}</span>}
      <Day day={issuedOn} />
    </p>
  );
}
