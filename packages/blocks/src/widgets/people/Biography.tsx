import type { ReactNode } from "react";
import type { Person } from "@portal/domain";
import { useHost } from "@portal/react";
import styles from "./Biography.module.css";

/** Life and work as plain text, opened on demand. */
export function Biography({ person: { name, biography } }: { readonly person: Person }): ReactNode {
  const { t } = useHost();
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
