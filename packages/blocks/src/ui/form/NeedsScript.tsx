import type { ReactNode } from "react";
import { useTexts } from "../own-texts.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** Says to readers without JavaScript, and to no one else, why this part needs it. */
export function NeedsScript(): ReactNode {
  const t = useTexts(formTexts);
  return (
    <noscript>
      <div className={styles["noscript"]}>
        <p className={styles["summaryTitle"]}>{t("needsScript")}</p>
        <p>{t("needsScript.why")}</p>
      </div>
    </noscript>
  );
}
