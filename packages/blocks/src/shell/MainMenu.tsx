import { type ReactNode, useRef } from "react";
import type { LayoutSettings } from "@portal/domain";
import type { Language, MenuItem } from "@portal/core";
import { kept, useHost } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { searchPath } from "../ui/search-path.ts";
import { AccountLink } from "./AccountLink.tsx";
import { useMenuBehaviour } from "./menu-behaviour.ts";
import { menuCurrent, menuPosition } from "./menu-current.ts";
import type { ShellHeaderProps } from "./shell-props.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./MainMenu.module.css";

/** Levels that are drawn: the bar, a submenu, and one list inside it. */
const DEPTH = 3;

/**
 * The main menu as nested disclosures: without JavaScript <details> does all the work.
 * On wide screens the style sheet shows the outer one's content whether it is open or not.
 */
export function MainMenu({ page, settings }: Pick<ShellHeaderProps, "page" | "settings">): ReactNode {
  const { menus, homeSlug, searchLink } = settings;
  return <Menu menus={menus} path={menuPosition(menus, page.path)} language={page.language} homeSlug={homeSlug} searchLink={searchLink} />;
}

interface MenuProps extends Pick<LayoutSettings, "menus" | "homeSlug" | "searchLink"> {
  /** Where in the menu the page is. */
  readonly path: string;
  readonly language: Language;
}

/** The same for all pages that stand at one place of the menu. */
const Menu = kept("MainMenu", ({ menus, path, language, homeSlug, searchLink }: MenuProps): ReactNode => {
  const { Link } = useHost();
  const t = useTexts(shellTexts);
  const nav = useRef<HTMLElement>(null);
  useMenuBehaviour(nav);
  return (
    <div className={styles["bar"]}>
      <div className={styles["inner"]}>
        <nav ref={nav} aria-label={t("shell.menu")}>
          <details className={styles["compact"]}>
            <summary className={styles["toggle"]}>
              <span className={styles["lines"]} aria-hidden="true" />
              {t("shell.menuButton")}
            </summary>
            <ul className={styles["items"]}>
              {menus.map((item, index) => (
                <li key={index} className={styles["item"]} data-menu-top="">
                  {item.children.length > 0 ? (
                    <Submenu item={item} path={path} />
                  ) : (
                    <Entry item={item} path={path} className={styles["control"]} />
                  )}
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className={styles["ways"]}>
          <AccountLink className={styles["way"]} language={language} />
          <Link className={styles["way"]} href={searchPath({ homeSlug, searchLink })}>
            {t("shell.search")}
          </Link>
        </div>
      </div>
    </div>
  );
});

interface EntryProps {
  readonly item: MenuItem;
  readonly path: string;
  readonly className?: string | undefined;
}

function Entry({ item, path, className }: EntryProps): ReactNode {
  return (
    <SafeLink href={item.path} className={className} blank={item.blank} aria-current={menuCurrent(item, path)}>
      {item.label}
    </SafeLink>
  );
}

/** The whole label opens the submenu; the entry's own page is the first link in it. */
function Submenu({ item, path }: EntryProps): ReactNode {
  const t = useTexts(shellTexts);
  const current = menuCurrent(item, path);
  return (
    <details name="main-menu">
      <summary className={styles["control"]} aria-current={current && "true"}>
        {item.label}
        <Icon name="chevron" />
      </summary>
      <ul className={styles["panel"]}>
        <li className={styles["overview"]}>
          <SafeLink href={item.path} blank={item.blank} aria-current={current === "page" ? "page" : undefined}>
            {t("shell.menuOverview", { label: item.label })}
          </SafeLink>
        </li>
        <Entries items={item.children} path={path} depth={2} />
      </ul>
    </details>
  );
}

function Entries({
  items,
  path,
  depth,
}: {
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly depth: number;
}): ReactNode {
  return items.map((item, index) => (
    <li key={index}>
      <Entry item={item} path={path} />
      {item.children.length > 0 && depth < DEPTH && (
        <ul className={styles["nested"]}>
          <Entries items={item.children} path={path} depth={depth + 1} />
        </ul>
      )}
    </li>
  ));
}
