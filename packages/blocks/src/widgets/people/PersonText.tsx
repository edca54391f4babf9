import type { ReactNode } from "react";
import type { Person } from "@portal/domain";
import { cx } from "../../ui/cx.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { Biography } from "./Biography.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { peopleTexts } from "./texts.ts";
import styles from "./PersonText.module.css";

interface PersonTextProps {
  readonly person: Person;
  readonly level: number;
  readonly className: string | undefined;
}

/** Name, position, duties and biography, beside the portrait. */
export function PersonText({ person, level, className }: PersonTextProps): ReactNode {
  const t = useTexts(peopleTexts);
  return (
    <div className={cx(styles["text"], className)}>
      <Heading level={level} className={styles["name"]}>
        <Name text={person.name} />
      </Heading>
      <p className={styles["position"]}>{person.position}</p>
      {person.duties && (
        <p className={styles["duties"]}>
          <strong>{t("people.duties")}</strong> {person.duties}
        </p>
      )}
      <Biography person={person} />
    </div>
  );
}
