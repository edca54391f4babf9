import type { ContributionRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../ui/Section.tsx";

export interface AttachmentProps {
  /** The comment's. */
  readonly id: string;
  readonly file: NonNullable<ContributionRecord["attachment"]>;
}

/** A stranger's file: for saving. */
export function Attachment({ id, file: { name, contentType, size } }: AttachmentProps): ReactNode {
  const { t, i18n } = useTranslation();
  const kilobytes = new Intl.NumberFormat(i18n.language, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  return (
    <Section title={t("comments.file")}>
      <p>{t("comments.fileText")}</p>
      <p>
        <a href={`/api/admin/contributions/${id}/attachment`} download={name}>
          {name}
        </a>{" "}
        ({contentType}, {kilobytes.format(Math.ceil(size / 1000))})
      </p>
    </Section>
  );
}
