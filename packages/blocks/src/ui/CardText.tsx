import type { ReactNode } from "react";
import type { Card } from "@portal/core";
import { cx } from "./cx.ts";
import { Heading } from "./Heading.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./CardText.module.css";

interface CardTextProps {
  readonly card: Card;
  /** Level of the title as a heading. */
  readonly level: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** What a card says beside its picture: title and a sentence (of a person: name and post). The title's link covers the card. */
export function CardText({ card, level, className, children }: CardTextProps): ReactNode {
  return (
    <div className={cx(styles["text"], className)}>
      <Heading level={level} className={styles["title"]}>
        <TitleLink href={card.href} text={card.title} blank={card.blank} covers />
      </Heading>
      {card.description && <p className={styles["description"]}>{card.description}</p>}
      {children}
    </div>
  );
}
