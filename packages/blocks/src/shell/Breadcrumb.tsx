import type { ReactNode } from "react";
import type { Crumb } from "@portal/domain";
import { SafeLink } from "../ui/SafeLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./Breadcrumb.module.css";

/** From the site (specification §2.2) down to the page. A single crumb would only repeat the masthead, so it is left out. */
export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }): ReactNode {
  const t = useTexts(shellTexts);
  if (items.length < 2) return null;
  return (
    <nav className={styles["breadcrumb"]} aria-label={t("shell.breadcrumb")}>
      <ol className={styles["list"]}>
        {items.map((crumb, index) => (
          <li key={index} className={styles["crumb"]}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <SafeLink href={crumb.href}>{crumb.label}</SafeLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
