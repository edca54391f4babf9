import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./WidthChoice.module.css";

const widths = [360, 768, 1280] as const;

export interface WidthChoiceProps {
  /** CSS pixels. */
  readonly width: number;
  readonly onChoose: (width: number) => void;
}

/** How wide a page is shown: as on a phone, a tablet or a desk. */
export function WidthChoice({ width, onChoose }: WidthChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className={styles["widths"]}>
      <legend>{t("preview.width")}</legend>
      {widths.map((one) => (
        <label key={one}>
          <input type="radio" name="width" checked={one === width} onChange={() => onChoose(one)} />
          {t(`preview.width.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
