import type { ReactNode } from "react";
import { useHost } from "@portal/react";

/** A navigation whose data could not be had: the frame stands, the visitor may try again (specification §4). */
export function NavigationFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useHost();
  return (
    <main id="main" tabIndex={-1} className="portal-failed">
      <h1>{t("navigation.failed")}</h1>
      <p>{t("navigation.failedHint")}</p>
      <button type="button" onClick={onRetry}>
        {t("navigation.retry")}
      </button>
    </main>
  );
}
