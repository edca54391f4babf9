import type { ReactNode } from "react";
import type { Person } from "@portal/domain";
import { useTexts } from "../../ui/use-texts.ts";
import { peopleTexts } from "./texts.ts";
import styles from "./Biography.module.css";

/** Life and work as plain text, opened on demand. */
export function Biography({ person: { name, biography } }: { readonly person: Person }): ReactNode {
  const t = useTexts(peopleTexts);
  const paragraphs = (biography ?? "").split(/\n+/).filter((line) => line.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <details className={styles["biography"]}>
      <summary>
        {t("people.biography")}
        <span className="visually-hidden">: {name}</span>
      </summary>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  );
}
