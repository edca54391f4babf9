import type { StaffMember } from "@portal/contracts";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router-dom";
import { SignOut } from "../session/SignOut.tsx";
import { Palette } from "../shortcuts/Palette.tsx";
import { pagesFor } from "./navigation.ts";
import { Preferences } from "./Preferences.tsx";
import styles from "./Shell.module.css";

/** Around every page: the navigation, preferences, and who is signed in. */
export function Shell({ member, children }: { readonly member: StaffMember; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const navigation = useRef<HTMLElement>(null);
  // Drawn anew wherever another page is opened.
  useLocation();
  // On a small screen the navigation is one line, wider than the screen: the page that is open stands in its middle.
  useEffect(() => {
    const line = navigation.current;
    const current = line?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!line || !current) return;
    const { left, width } = line.getBoundingClientRect();
    line.scrollLeft += current.left - left - (width - current.width) / 2;
  });
  return (
    <div className={styles["shell"]}>
      <a className="visually-hidden" href="#main">
        {t("shell.skip")}
      </a>
      <header className={styles["header"]}>
        <p className={styles["brand"]}>{t("app.name")}</p>
        <nav ref={navigation} aria-label={t("shell.navigation")}>
          {pagesFor(member).map(({ path, text }) => (
            <NavLink key={path} to={path} end={path === "/"}>
              {t(text)}
            </NavLink>
          ))}
          <a href="/">{t("shell.portal")}</a>
        </nav>
        <div className={styles["member"]}>
          <Palette member={member} />
          <Preferences />
          <span>{member.name}</span>
          <SignOut />
        </div>
      </header>
      <main id="main" className={styles["main"]}>
        {children}
      </main>
    </div>
  );
}
