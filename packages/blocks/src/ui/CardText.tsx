import type { ReactNode } from "react";
import type { Card } from "@portal/core";
import { type HostContext, useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { headingTag } from "./Heading.tsx";
import { titleLink } from "./TitleLink.tsx";
import styles from "./CardText.module.css";

interface CardTextProps {
  readonly card: Card;
  /** Level of the title as a heading. */
  readonly level: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** What a card says beside its picture: title and a sentence (of a person: name and post). The title's link covers the card. */
export const CardText = (props: CardTextProps): ReactNode => cardText(props, useHost());

/** See titleLink. */
export function cardText({ card, level, className, children }: CardTextProps, host: HostContext): ReactNode {
  const Title = headingTag(level);
  return (
    <div className={cx(styles["text"], className)}>
      <Title className={styles["title"]}>{titleLink({ href: card.href, text: card.title, blank: card.blank, covers: true }, host)}</Title>
      {card.description && <p className={styles["description"]}>{card.description}</p>}
      {children}
    </div>
  );
}
