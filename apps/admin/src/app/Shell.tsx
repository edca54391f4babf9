import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { SignOut } from "../session/SignOut.tsx";
import { Preferences } from "./Preferences.tsx";
import styles from "./Shell.module.css";

/** Around every page: the navigation, preferences, and who is signed in. */
export function Shell({ member, children }: { readonly member: StaffMember; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={styles["shell"]}>
      <a className="visually-hidden" href="#main">
        {t("shell.skip")}
      </a>
      <header className={styles["header"]}>
        <p className={styles["brand"]}>{t("app.name")}</p>
        <nav aria-label={t("shell.navigation")}>
          <NavLink to="/" end>
            {t("start.title")}
          </NavLink>
          <NavLink to="/noi-dung">{t("content.title")}</NavLink>
          {mayDoSomewhere(member, "question.moderate").allowed && <NavLink to="/cau-hoi">{t("questions.title")}</NavLink>}
          {mayDoSomewhere(member, "comment.moderate").allowed && <NavLink to="/gop-y">{t("comments.title")}</NavLink>}
          {mayDoSomewhere(member, "report.handle").allowed && <NavLink to="/bao-loi">{t("reports.title")}</NavLink>}
          {mayDoSomewhere(member, "mail.manage").allowed && <NavLink to="/thu">{t("mail.title")}</NavLink>}
          {mayDoSomewhere(member, "account.manage").allowed && <NavLink to="/nguoi-dung">{t("people.title")}</NavLink>}
          {mayDoSomewhere(member, "audit.read").allowed && <NavLink to="/nhat-ky">{t("audit.title")}</NavLink>}
          <NavLink to="/phien">{t("sessions.title")}</NavLink>
          <a href="/">{t("shell.portal")}</a>
        </nav>
        <div className={styles["member"]}>
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
