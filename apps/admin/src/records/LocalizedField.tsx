import { isFields } from "@portal/domain/records";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../ui/Field.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import styles from "./SchemaField.module.css";
import { type SchemaPlace, shapeOf } from "./shape.ts";

export interface LocalizedFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly text: SchemaPlace;
  /** A text is Vietnamese. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A text in both languages. */
export function LocalizedField({ label, hint, text, value, onChange }: LocalizedFieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const shape = shapeOf(text);
  const texts = isFields(value) ? value : { vi: value };
  const of = (language: "vi" | "en"): string => (typeof texts[language] === "string" ? texts[language] : "");
  const change = (language: "vi" | "en", typed: string): void => {
    const changed = { vi: of("vi"), en: of("en"), [language]: typed };
    if (changed.en !== "") onChange(changed);
    else onChange(changed.vi === "" ? undefined : isFields(value) ? { vi: changed.vi } : changed.vi);
  };
  const Input = shape.kind === "lines" ? TextArea : Field;
  return (
    <div className={styles["languages"]} role="group" aria-label={label} aria-describedby={hint === undefined ? undefined : id}>
      {/* Above both, so that they stand beside each other. */}
      {hint !== undefined && (
        <p id={id} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {(["vi", "en"] as const).map((language) => (
        <Input
          key={language}
          lang={language}
          label={t("record.inLanguage", { label, language: t(`language.${language}`) })}
          maxLength={"maxLength" in shape ? shape.maxLength : undefined}
          value={of(language)}
          onChange={({ target }: { readonly target: { readonly value: string } }) => change(language, target.value)}
        />
      ))}
    </div>
  );
}
