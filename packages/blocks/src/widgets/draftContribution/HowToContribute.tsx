import type { ReactNode } from "react";
import { type Language, safeUrl, type SiteIdentity } from "@portal/core";
import { ministryPages } from "@portal/domain";
import { useHost } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { draftContributionTexts } from "./texts.ts";
import styles from "./HowToContribute.module.css";

interface HowToContributeProps {
  readonly identity: SiteIdentity;
  readonly language: Language;
  readonly level: number;
}

/** How comments are taken today: by email or post, as the site's identity says. */
export function HowToContribute({ identity: { organisation, address, email }, language, level }: HowToContributeProps): ReactNode {
  const t = useTexts(draftContributionTexts);
  const { Link } = useHost();
  const mail = email && safeUrl(`mailto:${email}`);
  return (
    <section className={styles["box"]}>
      <Heading level={level} className={styles["title"]}>
        {t("draftContribution.how")}
      </Heading>
      <ol className={styles["steps"]}>
        <li>{t("draftContribution.read")}</li>
        <li>{t("draftContribution.write")}</li>
        <li>
          {t("draftContribution.send")}
          <ul className={styles["ways"]}>
            {email && (
              <li>
                {t("draftContribution.byEmail")} {mail ? <a href={mail}>{email}</a> : email}
              </li>
            )}
            {address && <li>{`${t("draftContribution.byPost")} ${[organisation, address].filter(Boolean).join(", ")}`}</li>}
            {!email && !address && (
              <li>
                <Link href={ministryPages[language].contacts}>{t("draftContribution.contact")}</Link>
              </li>
            )}
          </ul>
        </li>
      </ol>
      <p className={styles["note"]}>{t("draftContribution.note")}</p>
    </section>
  );
}
