import type { ReactNode } from "react";
import type { QuestionsContent } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useTexts } from "../../ui/use-texts.ts";
import { questionsTexts } from "./texts.ts";
import controls from "../../ui/controls.module.css";
import { pathnameOf } from "../../ui/listing-query.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import styles from "./QuestionFilter.module.css";

interface QuestionFilterProps {
  /** Id of the node, from which the fields take theirs. */
  readonly id: string;
  readonly content: QuestionsContent;
  readonly path: string;
}

/** Words, field and state as an ordinary GET form: it works without JavaScript, and every result has an address. */
export function QuestionFilter({ id, content: { fields, field, state, terms }, path }: QuestionFilterProps): ReactNode {
  const t = useTexts(questionsTexts);
  return (
    // A new state is a new form: `defaultValue` counts only when it appears.
    <form
      key={`${field}-${state}-${terms}`}
      className={styles["filter"]}
      role="search"
      aria-label={t("questions.filter")}
      method="get"
      action={safeUrl(pathnameOf(path))}
    >
      <div className={styles["terms"]}>
        <label className={controls["label"]} htmlFor={`${id}-q`}>
          {t("questions.terms")}
        </label>
        <input className={controls["field"]} id={`${id}-q`} type="search" name="q" defaultValue={terms ?? ""} maxLength={200} />
      </div>
      <SelectField id={id} name="field" label={t("questions.field")} chosen={field ?? ""}>
        <option value="">{t("questions.all")}</option>
        {(field === undefined || fields.includes(field) ? fields : [field, ...fields]).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField id={id} name="state" label={t("questions.state")} chosen={state ?? ""}>
        <option value="">{t("questions.all")}</option>
        <option value="answered">{t("questions.answered")}</option>
        <option value="waiting">{t("questions.waiting")}</option>
      </SelectField>
      <button className={controls["button"]} type="submit">
        {t("questions.submit")}
      </button>
    </form>
  );
}
