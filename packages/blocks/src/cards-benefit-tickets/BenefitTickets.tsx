import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Heading } from "../ui/Heading.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./BenefitTickets.module.css";

/** What members are entitled to, as tickets: a picture on the stub, the benefit beyond the perforation. */
export function BenefitTickets({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
      <ul className={styles["tickets"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["ticket"]}>
            <div className={styles["stub"]}>
              <ArticleImage src={card.image} shape="square" className={styles["picture"]} />
            </div>
            <div className={styles["text"]}>
              <Heading level={block.headingLevel + 1} className={styles["title"]}>
                <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
              </Heading>
              {card.description && <p className={styles["description"]}>{card.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
