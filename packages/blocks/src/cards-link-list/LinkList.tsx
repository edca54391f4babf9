import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./LinkList.module.css";

/** Plain links; those that leave the portal or open a new tab bear the sign of it. */
export function LinkList({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["list"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["item"]}>
            <SafeLink href={card.href} blank={card.blank} className={styles["link"]}>
              <Name text={card.title} />
            </SafeLink>
            {(card.blank === true || /^https?:/i.test(card.href ?? "")) && (
              <span className={styles["sign"]}>
                <Icon name="external" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
