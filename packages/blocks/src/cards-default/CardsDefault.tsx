import type { ReactNode } from "react";
import type { Card, CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { CardText } from "../ui/CardText.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./CardsDefault.module.css";

/** Hand-made cards: picture, title, a sentence, and the newest articles where the card stands for a category. */
export function CardsDefault({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["cards"]}>
        {content.cards.map((card, index) => (
          <OneCard key={index} card={card} level={block.headingLevel + 1} />
        ))}
      </ul>
    </Section>
  );
}

function OneCard({ card, level }: { readonly card: Card; readonly level: number }): ReactNode {
  return (
    <li className={styles["card"]}>
      {card.image !== undefined && <ArticleImage src={card.image} shape="wide" className={styles["picture"]} />}
      <CardText card={card} level={level} className={styles["text"]}>
        {card.articles && card.articles.length > 0 && (
          <ul className={styles["articles"]}>
            {card.articles.map((article, index) => (
              <li key={index}>
                <TitleLink href={article.href} text={article.title} />
              </li>
            ))}
          </ul>
        )}
      </CardText>
    </li>
  );
}
