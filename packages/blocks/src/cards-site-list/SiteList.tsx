import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./SiteList.module.css";

/** Affiliated sites as compact rows: mark, name, what it is about. */
export function SiteList({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["list"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["site"]}>
            {card.image === undefined ? (
              <span className={styles["mark"]}>
                <Icon name="building" />
              </span>
            ) : (
              <ArticleImage src={card.image} shape="square" whole className={styles["mark"]} />
            )}
            <span className={styles["text"]}>
              <TitleLink href={card.href} text={card.title} blank={card.blank} covers className={styles["link"]} />
              {card.description && <span className={styles["description"]}>{card.description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
