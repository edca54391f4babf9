import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../ui/Field.tsx";
import styles from "./RecordPicker.module.css";
import { type ListedRecord, useFoundRecords } from "./use-records.ts";

export interface RecordPickerProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly kind: string;
  /** Whose records come first; undefined: no one's. */
  readonly site?: string | undefined;
  readonly onPick: (key: string) => void;
}

/** Searches for a record of one kind and hands over its key: by pointer, or by arrow keys and Enter. */
export function RecordPicker({ label, hint, kind, site, onPick }: RecordPickerProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useFoundRecords({ kind, site, words: useDeferredValue(words), isOpen }) ?? [];
  const pick = ({ key }: ListedRecord): void => {
    setWords("");
    setIsOpen(false);
    onPick(key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Of a word that an input method composes.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const choice = found[active];
    if (step !== 0) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(Math.max(active + step, 0), Math.max(found.length - 1, 0)));
      setIsOpen(true);
    } else if (event.key === "Escape") setIsOpen(false);
    else if (event.key === "Enter" && isOpen && choice) {
      event.preventDefault();
      pick(choice);
    }
  };
  return (
    <div className={styles["picker"]}>
      <Field
        label={label}
        hint={hint}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={t("layout.picker.hint")}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {found.map((choice, index) => (
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Before the field loses the focus, by which the list closes.
            onPointerDown={(event) => {
              event.preventDefault();
              pick(choice);
            }}
          >
            {choice.title} <small>{choice.site}</small>
          </div>
        ))}
        {found.length === 0 && <p>{t("layout.picker.none")}</p>}
      </div>
    </div>
  );
}
