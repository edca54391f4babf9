import type { StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { permitted } from "../app/navigation.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { guideSteps } from "./guide.ts";
import styles from "./GuidePage.module.css";

/** A first day of administration, in steps that the member may take. */
export function GuidePage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const steps = permitted(guideSteps, member);
  return (
    <div className={styles["guide"]}>
      <PageHeading text={t("guide.title")} />
      <p>{t("guide.text")}</p>
      {steps.map(({ name, path }) => (
        <Section key={name} title={t(`guide.${name}`)}>
          <p>{t(`guide.${name}.text`)}</p>
          {path !== undefined && (
            <p>
              <Link to={path}>{t(`guide.${name}.link`)}</Link>
            </p>
          )}
        </Section>
      ))}
    </div>
  );
}
