import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import styles from "./EmergencyButton.module.css";

export interface EmergencyButtonProps {
  readonly isBusy: boolean;
  readonly onPublish: () => void;
}

/** Publishes what nobody has approved, after a dialog that says what that means. */
export function EmergencyButton({ isBusy, onPublish }: EmergencyButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ConfirmButton
      label={t("emergency.open")}
      title={t("emergency.title")}
      confirm={t("emergency.publish")}
      isBusy={isBusy}
      onConfirm={onPublish}
    >
      <p>{t("emergency.text")}</p>
      <ul className={styles["consequences"]}>
        <li>{t("emergency.mailed")}</li>
        <li>{t("emergency.approved")}</li>
        <li>{t("emergency.recorded")}</li>
      </ul>
    </ConfirmButton>
  );
}
