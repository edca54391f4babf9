import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { CardText } from "../ui/CardText.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./BenefitTickets.module.css";

/** What members are entitled to, as tickets: a picture on the stub, the benefit beyond the perforation. */
export function BenefitTickets({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["tickets"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["ticket"]}>
            <div className={styles["stub"]}>
              <ArticleImage src={card.image} shape="square" className={styles["picture"]} />
            </div>
            <CardText card={card} level={block.headingLevel + 1} className={styles["text"]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
