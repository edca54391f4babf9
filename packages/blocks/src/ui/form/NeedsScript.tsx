import type { ReactNode } from "react";
import { useTexts } from "../use-texts.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** Says to readers without JavaScript, and to no one else, why this part needs it. */
export function NeedsScript(): ReactNode {
  const t = useTexts(formTexts);
  return (
    <noscript>
      <div className={styles["noscript"]}>
        <p className={styles["summaryTitle"]}>{t("form.needsScript")}</p>
        <p>{t("form.needsScript.why")}</p>
      </div>
    </noscript>
  );
}
