import type { Language } from "@portal/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../app/preferences.ts";
import { PreviewFields } from "../change-sets/PreviewFields.tsx";
import { momentOf, portalZone } from "../i18n/time-zone.ts";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { WidthChoice } from "../ui/WidthChoice.tsx";
import styles from "./FrameOptions.module.css";

/** How the page is looked at. */
export interface FrameView {
  /** CSS pixels. */
  readonly width: number;
  readonly theme: string;
  readonly language: Language;
  /** As the field for date and time has it; "": now. */
  readonly time: string;
  /** Links lead on, and nothing is marked. */
  readonly isReader: boolean;
}

export interface FrameOptionsProps {
  readonly view: FrameView;
  readonly onChange: (view: FrameView) => void;
}

/** As of which moment, in which language and theme, and how wide the page is shown. */
export function FrameOptions({ view, onChange }: FrameOptionsProps): ReactNode {
  const { t } = useTranslation();
  const set = (change: Partial<FrameView>): void => onChange({ ...view, ...change });
  return (
    <>
      <WidthChoice width={view.width} onChoose={(width) => set({ width })} />
      <details className={styles["options"]}>
        <summary>{t("layout.frame")}</summary>
        <div className={styles["fields"]}>
          <PreviewFields theme={view.theme} time={view.time} onChange={set} />
          <Select
            label={t("layout.frame.language")}
            hint={t("layout.frame.language.hint")}
            value={view.language}
            onChange={(value) => set({ language: value === "en" ? "en" : "vi" })}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`layout.frame.language.${one}`)}
              </option>
            ))}
          </Select>
          <label className={styles["check"]}>
            <input type="checkbox" checked={view.isReader} onChange={({ target }) => set({ isReader: target.checked })} />
            {t("layout.frame.reader")}
          </label>
        </div>
        {view.time !== "" && momentOf(view.time, portalZone()) === undefined && <Problem text={t("schedule.noSuchTime")} />}
      </details>
    </>
  );
}
