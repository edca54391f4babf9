import type { ReactNode } from "react";
import { type FallbackProps, useHost } from "@portal/react";
import { Icon } from "./Icon.tsx";
import styles from "./State.module.css";

/** A quiet placeholder where a part of the page could not be had; the page stands. */
export function FailedState({ label, reason }: FallbackProps): ReactNode {
  const { t, action } = useHost();
  return (
    <div className={styles["failed"]} data-failed={reason}>
      <p>{label === undefined ? t("ui.failedPart") : t("ui.failed", { label })}</p>
      {reason !== "unknown" && (
        <button type="button" className={styles["retry"]} onClick={() => action("retry")}>
          <Icon name="retry" />
          {t("ui.retry")}
        </button>
      )}
    </div>
  );
}
