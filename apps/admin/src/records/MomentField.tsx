import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockTime, momentOf, portalZone, zoneName } from "../i18n/time-zone.ts";
import { Button } from "../ui/Button.tsx";
import { Field, type FieldProps } from "../ui/Field.tsx";
import styles from "./SchemaField.module.css";

export interface MomentFieldProps extends Pick<FieldProps, "label" | "hint" | "required" | "aria-invalid"> {
  readonly isDay: boolean;
  /** A button says this moment. */
  readonly offersNow?: boolean;
  /** ISO 8601; UTC where it names no zone. "": none. */
  readonly value: string;
  /** undefined: none. */
  readonly onChange: (value: string | undefined) => void;
}

/** A day, or a moment by the portal's clocks, wherever the browser stands. */
export function MomentField({ isDay, offersNow = false, value, onChange, hint, ...rest }: MomentFieldProps): ReactNode {
  const { t, i18n } = useTranslation();
  /** What is being typed: a date that is not complete yet is none. */
  const [typed, setTyped] = useState<string>();
  const zone = portalZone();
  const moment = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) || value.length <= 10 ? value : `${value}Z`);
  const shown = Number.isNaN(moment) ? "" : isDay ? value.slice(0, 10) : clockTime(moment, zone);
  const change = (text: string): void => {
    setTyped(text);
    if (text === "") return onChange(undefined);
    const read = isDay ? text : momentOf(text, zone);
    if (read !== undefined) onChange(read);
  };
  const field = (
    <Field
      {...rest}
      hint={isDay ? hint : [hint, t("schedule.zone", { zone: zoneName(zone, i18n.language) })].filter(Boolean).join(" ")}
      type={isDay ? "date" : "datetime-local"}
      value={typed ?? shown}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
  if (!offersNow) return field;
  return (
    <div className={styles["moment"]}>
      {field}
      <Button look="quiet" onClick={() => onChange(new Date().toISOString())} aria-label={t("record.nowFor", { label: rest.label })}>
        {t("record.now")}
      </Button>
    </div>
  );
}
