import type { ReactNode } from "react";
import { personAnchor } from "@portal/domain/content";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import type { PeopleProps } from "./people-props.ts";
import { PersonText } from "./PersonText.tsx";
import styles from "./Leaders.module.css";

/** In order of rank; the first stands on a line of its own. */
export function Leaders({ people, level }: PeopleProps): ReactNode {
  return (
    <ol className={styles["leaders"]}>
      {people.map((person, index) => (
        <li key={index} id={personAnchor(person.slug)} className={styles["card"]}>
          <ArticleImage
            src={person.portrait}
            shape="portrait"
            first={index === 0}
            drawnWidth="(min-width: 40rem) 224px, 112px"
            className={styles["portrait"]}
          />
          <PersonText person={person} level={level} className={styles["text"]} />
        </li>
      ))}
    </ol>
  );
}
