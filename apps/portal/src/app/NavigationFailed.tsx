import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { parameterValue } from "../state/parameters.ts";
import { useStore } from "../state/store.ts";

/** A navigation whose data could not be had: the frame stands, the visitor may try again, go back, or ask for help (specification §4). */
export function NavigationFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t, Link } = useHost();
  const { current, error } = useStore("categories");
  const { paras } = useStore("parameters");
  const hotline = parameterValue({ paras }, "hotline");
  return (
    <main id="main" tabIndex={-1} className="portal-failed">
      <h1>{t("navigation.failed")}</h1>
      <p>{t("navigation.failedHint")}</p>
      <button type="button" onClick={onRetry}>
        {t("navigation.retry")}
      </button>
      {current && (
        <p>
          <Link href={current.href}>{t("navigation.back", { name: current.name })}</Link>
        </p>
      )}
      {hotline !== undefined && <p>{t("navigation.help", { hotline })}</p>}
      {error !== undefined && (
        <details>
          <summary>{t("navigation.details")}</summary>
          <p lang="en">{error}</p>
        </details>
      )}
    </main>
  );
}
