import type { ReactNode } from "react";
import { type FallbackProps, useHost } from "@portal/react";
import { Icon } from "./Icon.tsx";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./State.module.css";

interface FailedStateProps extends FallbackProps {
  /** Instead of the general text: in the words of one widget. */
  readonly text?: string | undefined;
}

/** A quiet placeholder where a part of the page could not be had; the page stands. */
export function FailedState({ label, reason, text }: FailedStateProps): ReactNode {
  const { action } = useHost();
  const t = useTexts(uiTexts);
  return (
    <div className={styles["failed"]} data-failed={reason}>
      <p>{label === undefined ? (text ?? t("ui.failedPart")) : t("ui.failed", { label })}</p>
      {reason !== "unknown" && (
        <button type="button" className={styles["retry"]} onClick={() => action("retry")}>
          <Icon name="retry" />
          {t("ui.retry")}
        </button>
      )}
    </div>
  );
}
