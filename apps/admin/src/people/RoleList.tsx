import type { RoleOnSite } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSites } from "../sites/use-sites.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./people.module.css";

export interface RoleListProps {
  readonly roles: readonly RoleOnSite[];
  /** Omitted: they are only shown. */
  readonly onRemove?: (role: RoleOnSite) => void;
}

export function RoleList({ roles, onRemove }: RoleListProps): ReactNode {
  const { t } = useTranslation();
  const { sites } = useSites();
  const nameOf = (site: string): string => sites.find(({ key }) => key === site)?.title ?? site;
  return (
    <ul className={styles["roles"]}>
      {roles.map((one) => {
        const text = t("people.roleOnSite", { role: t(`role.${one.role}`), site: nameOf(one.site) });
        return (
          <li key={`${one.site} ${one.role}`}>
            {text}
            {onRemove && (
              <Button look="quiet" aria-label={t("people.removeRole", { role: text })} onClick={() => onRemove(one)}>
                ×
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
