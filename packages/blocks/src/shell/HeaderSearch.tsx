import type { ReactNode } from "react";
import type { LayoutSettings } from "@portal/domain";
import { SearchField } from "../ui/search-field/SearchField.tsx";
import { searchPath } from "../ui/search-path.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./HeaderSearch.module.css";

/** The header's search form: GET, so that it works as it is. On small screens the menu's link takes its place. */
export function HeaderSearch({ settings }: { readonly settings: Pick<LayoutSettings, "homeSlug" | "searchLink"> }): ReactNode {
  const t = useTexts(shellTexts);
  return (
    <form className={styles["search"]} role="search" action={searchPath(settings)} method="get">
      <label className="visually-hidden" htmlFor="shell-search">
        {t("shell.searchLabel")}
      </label>
      <SearchField id="shell-search" className={styles["field"]} terms="" />
      <button className={styles["submit"]} type="submit">
        {t("shell.search")}
      </button>
    </form>
  );
}
