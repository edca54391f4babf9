import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeading } from "../ui/PageHeading.tsx";

export function UnknownPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading text={t("unknown.title")} />
      <p>
        <Link to="/">{t("unknown.back")}</Link>
      </p>
    </>
  );
}
