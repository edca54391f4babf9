import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { CardText } from "../ui/CardText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./LeaderCard.module.css";

/** A person with portrait, name (the card's title) and position (its description). */
export function LeaderCard({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["people"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["person"]}>
            <ArticleImage src={card.image} shape="portrait" className={styles["portrait"]} />
            <CardText card={card} level={block.headingLevel + 1} className={styles["text"]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
