import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { byLetter } from "./by-letter.ts";
import styles from "./PortalDirectory.module.css";

/** Portals by their first letter, as in the index of a book. */
export function PortalDirectory({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <div className={styles["letters"]}>
        {byLetter(content.cards).map(({ letter, cards }) => (
          <div key={letter} className={styles["group"]}>
            <Heading level={block.headingLevel + 1} className={styles["letter"]}>
              {letter}
            </Heading>
            <ul className={styles["entries"]}>
              {cards.map((card, index) => (
                <li key={index}>
                  <TitleLink href={card.href} text={card.title} blank={card.blank} className={styles["name"]} />
                  {card.description && <p className={styles["about"]}>{card.description}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
