import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import type { CardsContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./RssList.module.css";

/** News feeds with their addresses, to be copied into a reader. */
export function RssList({ block, content }: BlockProps<CardsContent>): ReactNode {
  const { t } = useHost();
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
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
                {address !== undefined && <code className={styles["address"]}>{address}</code>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
