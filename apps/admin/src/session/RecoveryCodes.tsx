import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import styles from "./Enrolment.module.css";

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onNoted: () => void;
}

/** Shown once: they are stored as hashes. */
export function RecoveryCodes({ codes, onNoted }: RecoveryCodesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("recovery.text")}</p>
      <ul className={styles["codes"]}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onNoted}>{t("recovery.done")}</Button>
    </>
  );
}
