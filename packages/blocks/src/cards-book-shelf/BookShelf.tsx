import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./BookShelf.module.css";

/** Books and magazines: covers standing on a shelf, title and issue below the board. */
export function BookShelf({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["shelf"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["book"]}>
            <div className={styles["stand"]}>
              <ArticleImage src={card.image} shape="portrait" className={styles["cover"]} />
            </div>
            <p className={styles["title"]}>
              <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
            </p>
            {card.description && <p className={styles["issue"]}>{card.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
