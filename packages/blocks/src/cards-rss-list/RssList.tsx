import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import type { CardsContent } from "@portal/core";
import type { FeedItem } from "@portal/domain";
import { type BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { rssListTexts } from "./texts.ts";
import styles from "./RssList.module.css";

/** News feeds: their latest items, where the server has some, and their addresses, to be copied into a reader. */
export function RssList({ block, content }: BlockProps<CardsContent>): ReactNode {
  const t = useTexts(rssListTexts);
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <p className={styles["hint"]}>{t("cards-rss-list.hint")}</p>
      <ul className={styles["list"]}>
        {content.cards.map((card, index) => {
          const address = safeUrl(card.href);
          return (
            <li key={index} className={styles["feed"]}>
              <span className={styles["sign"]}>
                <Icon name="rss" />
              </span>
              <div className={styles["text"]}>
                <TitleLink href={address} text={card.title} blank={card.blank} className={styles["link"]} />
                {card.description && <p className={styles["description"]}>{card.description}</p>}
                {card.items !== undefined && <Items items={card.items} />}
                {address !== undefined && <code className={styles["address"]}>{address}</code>}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Items({ items }: { readonly items: readonly FeedItem[] }): ReactNode {
  return (
    <ul className={styles["items"]}>
      {items.map(({ title, href, publishedAt }, index) => (
        <li key={index} className={styles["item"]}>
          <TitleLink href={href} text={title} />
          <DateTime iso={publishedAt} className={styles["date"]} />
        </li>
      ))}
    </ul>
  );
}
