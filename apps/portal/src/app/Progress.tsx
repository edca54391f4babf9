import type { ReactNode } from "react";
import { Delayed, useHost } from "@portal/react";
import { categoryAt } from "../state/categories.ts";
import { usePortalState, useStore } from "../state/store.ts";

/** That a navigation loads, from 200 ms on (specification §2.3), and which category it leads to where that is known. */
export function Progress(): ReactNode {
  const { t } = useHost();
  const { loading } = useStore("settings");
  const { target } = useStore("navigation");
  const { categories } = usePortalState();
  if (!loading) return null;
  const category = categories.loading && target !== undefined ? categoryAt(categories, target) : undefined;
  return (
    <div className="portal-progress" role="status">
      <Delayed>
        <p className="portal-loading">
          {t("navigation.loading")}
          {category && ` ${category.name}`}
        </p>
      </Delayed>
    </div>
  );
}
