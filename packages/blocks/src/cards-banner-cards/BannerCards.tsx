import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./BannerCards.module.css";

/** Wide banners, one below the other or side by side; the title below the picture says where they lead. */
export function BannerCards({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <Heading level={block.headingLevel} className="visually-hidden">
        <Name text={block.label} />
      </Heading>
      <ul className={styles["banners"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["banner"]}>
            {card.image !== undefined && <ArticleImage src={card.image} shape="banner" className={styles["picture"]} />}
            <p className={styles["title"]}>
              <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
              <Icon name="arrow" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
