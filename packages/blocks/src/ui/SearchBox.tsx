import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { cx } from "./cx.ts";
import { SearchField } from "./search-field/SearchField.tsx";
import { useTexts } from "./use-texts.ts";
import { searchBoxTexts } from "./search-box-texts.ts";
import controls from "./controls.module.css";
import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  /** Id of the node, from which the field takes its own. */
  readonly id: string;
  /** Path of the search page. */
  readonly action: string;
  /** Terms that were searched for. */
  readonly terms: string;
  /** What else a new search keeps. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
}

/** The large search form of the search and not-found pages. GET: works without JavaScript, and results have an address. */
export function SearchBox({ id, action, terms, kept = [] }: SearchBoxProps): ReactNode {
  const t = useTexts(searchBoxTexts);
  return (
    <form key={terms} className={styles["form"]} role="search" aria-label={t("search.form")} method="get" action={safeUrl(action)}>
      <label className={controls["label"]} htmlFor={`${id}-q`}>
        {t("search.label")}
      </label>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles["row"]}>
        <SearchField id={`${id}-q`} className={cx(controls["field"], styles["field"])} terms={terms} />
        <button className={controls["button"]} type="submit">
          {t("search.submit")}
        </button>
      </div>
    </form>
  );
}
