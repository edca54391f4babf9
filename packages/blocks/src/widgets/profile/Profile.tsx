import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { AccountPage, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { NeedsScript } from "../../ui/form/NeedsScript.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AccountForms } from "./AccountForms.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./Profile.module.css";

/** Who the visitor is, as the browser knows it (specification §3): never in what the server sends. */
export function Profile({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const { visitor } = useHost();
  const t = useTexts(accountTexts);
  const isHydrated = useHydrated();
  const level = node.headingLevel ?? 2;
  if (!isHydrated || !visitor)
    return (
      <AccountPage page={page}>
        <NeedsScript />
        <p className={styles["wait"]}>{t("account.profile.wait")}</p>
      </AccountPage>
    );
  return (
    <AccountPage page={page}>
      {visitor.id === "" && (
        <>
          <p>{t("account.profile.loggedOut")}</p>
          <Way page={page} to="login" question="account.way.login" link="account.way.login.link" />
        </>
      )}
      <section className={styles["profile"]}>
        <Heading level={level}>{t("account.profile.facts")}</Heading>
        <Facts visitor={visitor} />
      </section>
      {visitor.id !== "" && <AccountForms id={node.id} page={page} visitor={visitor} level={level} />}
    </AccountPage>
  );
}
