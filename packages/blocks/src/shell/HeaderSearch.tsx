import type { ReactNode } from "react";
import type { LayoutSettings } from "@portal/domain";
import { useHost } from "@portal/react";
import { searchPath } from "../ui/search-path.ts";
import styles from "./HeaderSearch.module.css";

/** The header's search form: GET, so that it works as it is. On small screens the menu's link takes its place. */
export function HeaderSearch({ settings }: { readonly settings: LayoutSettings }): ReactNode {
  const { t } = useHost();
  return (
    <form className={styles["search"]} role="search" action={searchPath(settings)} method="get">
      <label className="visually-hidden" htmlFor="shell-search">
        {t("shell.searchLabel")}
      </label>
      <input className={styles["field"]} id="shell-search" type="search" name="q" maxLength={200} autoComplete="off" />
      <button className={styles["submit"]} type="submit">
        {t("shell.search")}
      </button>
    </form>
  );
}
