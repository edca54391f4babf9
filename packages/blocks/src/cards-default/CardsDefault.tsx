import type { ReactNode } from "react";
import type { Card, CardsContent } from "@portal/core";
import { type BlockProps, type HostContext, useHost } from "@portal/react";
import { articleImage } from "../ui/ArticleImage.tsx";
import { cardText } from "../ui/CardText.tsx";
import { Section } from "../ui/Section.tsx";
import { titleLink } from "../ui/TitleLink.tsx";
import styles from "./CardsDefault.module.css";

/** Hand-made cards: picture, title, a sentence, and the newest articles where the card stands for a category. */
export function CardsDefault({ block, content }: BlockProps<CardsContent>): ReactNode {
  const host = useHost();
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["cards"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["card"]}>
            {card.image !== undefined && articleImage({ src: card.image, shape: "wide", className: styles["picture"] })}
            {cardText({ card, level: block.headingLevel + 1, className: styles["text"], children: articlesOf(card, host) }, host)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function articlesOf({ articles = [] }: Card, host: HostContext): ReactNode {
  if (articles.length === 0) return null;
  return (
    <ul className={styles["articles"]}>
      {articles.map((article, index) => (
        <li key={index}>{titleLink({ href: article.href, text: article.title }, host)}</li>
      ))}
    </ul>
  );
}
