import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { themes } from "../app/preferences.ts";
import { portalZone, zoneName } from "../i18n/time-zone.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";

export interface PreviewFieldsProps {
  readonly theme: string;
  /** As a field for date and time has it; "": now. */
  readonly time: string;
  readonly onChange: (change: { readonly theme?: string; readonly time?: string }) => void;
}

/** In which theme, and as of which moment, a page is shown. */
export function PreviewFields({ theme, time, onChange }: PreviewFieldsProps): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Select label={t("preferences.theme")} value={theme} onChange={(value) => onChange({ theme: value })}>
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
        value={time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </>
  );
}
