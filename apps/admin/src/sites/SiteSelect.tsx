import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../ui/Select.tsx";
import type { SiteChoice } from "./use-sites.ts";

export interface SiteSelectProps {
  readonly sites: readonly SiteChoice[];
  /** Slug; "": all. */
  readonly value: string;
  readonly onChange: (site: string) => void;
}

/** A filter by site. */
export function SiteSelect({ sites, value, onChange }: SiteSelectProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Select label={t("people.site")} value={value} onChange={onChange}>
      <option value="">{t("audit.allSites")}</option>
      {sites.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </Select>
  );
}
