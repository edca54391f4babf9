import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../ui/PageHeading.tsx";
import { BackgroundJobs } from "./BackgroundJobs.tsx";
import { FailedMails } from "./FailedMails.tsx";

/** What the portal does by itself: how far it is, and what it could not do. */
export function OperationsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading text={t("operations.title")} />
      <BackgroundJobs />
      <FailedMails />
    </>
  );
}
