import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./LogoStrip.module.css";

/** A row of logos, each with its name below. It wraps; it does not run. */
export function LogoStrip({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["row"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["item"]}>
            <SafeLink href={card.href} blank={card.blank} className={styles["link"]}>
              <ArticleImage src={card.image} shape="square" whole className={styles["logo"]} />
              <span className={styles["name"]}>
                <Name text={card.title} />
              </span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
