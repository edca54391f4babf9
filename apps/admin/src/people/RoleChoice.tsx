import { type RoleOnSite, type SiteRole, siteRoles } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSites } from "../sites/use-sites.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/Select.tsx";
import styles from "./people.module.css";

export interface RoleChoiceProps {
  readonly isBusy: boolean;
  readonly onAdd: (role: RoleOnSite) => void;
}

/** A role on a site, to be given. */
export function RoleChoice({ isBusy, onAdd }: RoleChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { sites } = useSites();
  const [chosen, setSite] = useState<string>();
  const [role, setRole] = useState<SiteRole>("author");
  const site = chosen ?? sites[0]?.key;
  return (
    <div className={styles["row"]}>
      <Select label={t("people.site")} value={site ?? ""} onChange={setSite}>
        {sites.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
      <Select label={t("people.role")} value={role} onChange={(value) => setRole(siteRoles.find((one) => one === value) ?? "author")}>
        {siteRoles.map((one) => (
          <option key={one} value={one}>
            {t(`role.${one}`)}
          </option>
        ))}
      </Select>
      <Button look="quiet" isBusy={isBusy} onClick={() => site !== undefined && onAdd({ site, role })}>
        {t("people.addRole")}
      </Button>
    </div>
  );
}
