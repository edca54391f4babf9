import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Heading } from "../ui/Heading.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./LeaderStrip.module.css";

/** The leadership in one row of portraits, the first somewhat larger: name (the card's title) and post (its description) below. */
export function LeaderStrip({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
      <ul className={styles["strip"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["person"]}>
            <ArticleImage src={card.image} shape="portrait" className={styles["portrait"]} />
            <div className={styles["text"]}>
              <Heading level={block.headingLevel + 1} className={styles["name"]}>
                <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
              </Heading>
              {card.description && <p className={styles["post"]}>{card.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
