import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "./ArticleImage.tsx";
import { CardText } from "./CardText.tsx";
import { Section } from "./Section.tsx";

interface PortraitsProps extends BlockProps<CardsContent> {
  /** The block's style sheet: people, person, portrait, text. */
  readonly styles: Readonly<Record<string, string>>;
}

/** People: portrait, name (the card's title) and post (its description). */
export function Portraits({ block, content: { cards }, styles }: PortraitsProps): ReactNode {
  if (cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["people"]}>
        {cards.map((card, index) => (
          <li key={index} className={styles["person"]}>
            <ArticleImage src={card.image} shape="portrait" className={styles["portrait"]} />
            <CardText card={card} level={block.headingLevel + 1} className={styles["text"]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
