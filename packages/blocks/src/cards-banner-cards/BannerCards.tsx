import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { ArticleList } from "../ui/ArticleList.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./BannerCards.module.css";

/** Headlines below a banner. */
const HEADLINES = 3;

/** News under wide banners: what each leads to, and the newest of it where it stands for a category (spec §2.5). */
export function BannerCards({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <Heading level={block.headingLevel} className="visually-hidden">
        <Name text={block.label} />
      </Heading>
      <ul className={styles["banners"]}>
        {content.cards.map((card, index) => (
          <li key={index}>
            <div className={styles["banner"]}>
              {card.image !== undefined && <ArticleImage src={card.image} shape="banner" className={styles["picture"]} />}
              <p className={styles["title"]}>
                <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
                <Icon name="arrow" />
              </p>
            </div>
            <ArticleList articles={card.articles?.slice(0, HEADLINES) ?? []} className={styles["news"]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
