import { type ReactNode, useEffect, useRef, useState } from "react";
import controls from "../controls.module.css";
import { Icon } from "../Icon.tsx";
import { useTexts } from "../use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { Calendar } from "./Calendar.tsx";
import styles from "./DateField.module.css";
import { isDay } from "./month.ts";
import { datePickerTexts } from "./texts.ts";

interface DateFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  /** What was asked for instead of a day, and what is wrong with it: it stays there to be corrected. */
  readonly wrong?: { readonly value: string; readonly error: string } | undefined;
}

/**
 * A day. The browser's own field, which is all there is without a script; with one, a calendar whose weeks begin as the page's language
 * has it (specification §9), whatever the browser's language is.
 */
export function DateField({ id, name, label, chosen, wrong }: DateFieldProps): ReactNode {
  const t = useTexts(datePickerTexts);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState<{ readonly chosen: string | undefined }>();
  const isOpen = opened !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Not before the dialog is gone: while it is there the rest of the page takes no focus.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (day: string | undefined): void => {
    open(undefined);
    if (input.current && day !== undefined) input.current.value = day;
  };
  const choose = (): void => {
    const typed = input.current?.value ?? "";
    open({ chosen: isDay(typed) ? typed : undefined });
  };
  return (
    <div>
      <label className={controls["label"]} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      {wrong && (
        <p className={styles["error"]} id={`${id}-${name}-error`}>
          {wrong.error}
        </p>
      )}
      <div className={styles["row"]} data-picker={isHydrated ? "" : undefined}>
        <input
          ref={input}
          className={controls["field"]}
          id={`${id}-${name}`}
          type={wrong ? "text" : "date"}
          name={name}
          defaultValue={wrong?.value ?? chosen}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-${name}-error`}
          min="1900-01-01"
          max="2199-12-31"
        />
        {isHydrated && (
          <button
            ref={button}
            type="button"
            className={styles["open"]}
            aria-label={t("datePicker.choose", { label })}
            aria-haspopup="dialog"
            onClick={choose}
          >
            <Icon name="calendar" />
          </button>
        )}
      </div>
      {opened && <Calendar label={label} chosen={opened.chosen} onClose={close} />}
    </div>
  );
}
