import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { Icon } from "./Icon.tsx";
import styles from "./State.module.css";

interface FailedStateProps {
  /** Name of what is missing; said to assistive technology and in the sentence. */
  readonly label: string;
  readonly reason: "not-found" | "unavailable" | "unknown" | "error";
}

/** A quiet placeholder where a part of the page could not be had; the page stands. */
export function FailedState({ label, reason }: FailedStateProps): ReactNode {
  const { t, action } = useHost();
  const retry = reason === "unavailable" || reason === "error";
  return (
    <div className={styles["failed"]} data-failed={reason}>
      <p>{t("ui.failed", { label })}</p>
      {retry && (
        <button type="button" className={styles["retry"]} onClick={() => action("retry")}>
          <Icon name="retry" />
          {t("ui.retry")}
        </button>
      )}
    </div>
  );
}
