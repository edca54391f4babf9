import type { ReactNode } from "react";
import type { CardsContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./QuickTasks.module.css";

/** What people come for, each as large as a search box and as quick to hit; no pictures in the way. */
export function QuickTasks({ block, content }: BlockProps<CardsContent>): ReactNode {
  if (content.cards.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <Heading level={block.headingLevel} className={styles["heading"]}>
        <Name text={block.label} />
      </Heading>
      <ul className={styles["tasks"]}>
        {content.cards.map((card, index) => (
          <li key={index} className={styles["task"]}>
            <div className={styles["text"]}>
              <p className={styles["title"]}>
                <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
              </p>
              {card.description && <p className={styles["description"]}>{card.description}</p>}
            </div>
            <span className={styles["go"]}>
              <Icon name={card.blank ? "external" : "arrow"} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
