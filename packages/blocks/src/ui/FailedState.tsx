import type { ReactNode } from "react";
import { type FallbackProps, useHost } from "@portal/react";
import { Icon } from "./Icon.tsx";
import styles from "./State.module.css";

/** Widgets that say in their own words what could not be had, why, and what helps. */
const ownTexts: ReadonlyMap<string | undefined, string> = new Map([["search", "search.failed"]]);

/** A quiet placeholder where a part of the page could not be had; the page stands. */
export function FailedState({ label, widget, reason }: FallbackProps): ReactNode {
  const { t, action } = useHost();
  const own = reason === "unavailable" ? ownTexts.get(widget) : undefined;
  return (
    <div className={styles["failed"]} data-failed={reason}>
      <p>{label === undefined ? t(own ?? "ui.failedPart") : t("ui.failed", { label })}</p>
      {reason !== "unknown" && (
        <button type="button" className={styles["retry"]} onClick={() => action("retry")}>
          <Icon name="retry" />
          {t("ui.retry")}
        </button>
      )}
    </div>
  );
}
