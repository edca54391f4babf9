import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { themes } from "../app/preferences.ts";
import { portalZone, zoneName } from "../i18n/time-zone.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { WidthChoice } from "../ui/WidthChoice.tsx";
import styles from "./ChangeSetPreview.module.css";
import type { PreviewPage } from "./preview-pages.ts";

/** What is shown in the frame. */
export interface Shown {
  readonly path: string;
  readonly width: number;
  readonly theme: string;
  /** As the field for date and time has it; "": now. */
  readonly time: string;
}

export interface PreviewOptionsProps {
  readonly pages: readonly PreviewPage[];
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

export function PreviewOptions({ pages, shown, onChange }: PreviewOptionsProps): ReactNode {
  const { t, i18n } = useTranslation();
  const set = (change: Partial<Shown>): void => onChange({ ...shown, ...change });
  return (
    <>
      <div className={styles["options"]}>
        <Select label={t("preview.page")} value={shown.path} onChange={(path) => set({ path })}>
          <option value="/">{t("preview.home")}</option>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </Select>
        <Select label={t("preferences.theme")} value={shown.theme} onChange={(theme) => set({ theme })}>
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`preferences.theme.${one}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t("preview.asOf")}
          hint={t("schedule.zone", { zone: zoneName(portalZone(), i18n.language) })}
          type="datetime-local"
          value={shown.time}
          onChange={({ target }) => set({ time: target.value })}
        />
      </div>
      <WidthChoice width={shown.width} onChoose={(width) => set({ width })} />
    </>
  );
}
