import type { ReactNode } from "react";
import type { Person } from "@portal/core";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { Biography } from "./Biography.tsx";
import styles from "./Leaders.module.css";

interface LeadersProps {
  readonly people: readonly Person[];
  readonly level: number;
}

/** In order of rank; the first stands on a line of its own. */
export function Leaders({ people, level }: LeadersProps): ReactNode {
  return (
    <ol className={styles["leaders"]}>
      {people.map((person, index) => (
        <li key={index} className={styles["card"]}>
          <ArticleImage src={person.portrait} shape="portrait" first={index === 0} className={styles["portrait"]} />
          <div className={styles["text"]}>
            <Heading level={level} className={styles["name"]}>
              <Name text={person.name} />
            </Heading>
            <p className={styles["position"]}>{person.position}</p>
            <Biography person={person} />
          </div>
        </li>
      ))}
    </ol>
  );
}
