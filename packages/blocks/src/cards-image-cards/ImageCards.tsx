import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ImageCards.module.css";

/** Pictures first: covers, agencies, quick access. The title stands on a solid strip, never on the picture. */
export function ImageCards({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["cards"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["card"]}>
            <ArticleImage src={card.image} shape="classic" className={styles["picture"]} />
            <p className={styles["title"]}>
              <TitleLink href={card.href} text={card.title} blank={card.blank} covers className={styles["link"]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
