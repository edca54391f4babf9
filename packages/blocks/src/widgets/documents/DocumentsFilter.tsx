import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import { type DocumentFilter, type DocumentsContent, documentTypeNames, forceNames } from "@portal/domain";
import { useHost } from "@portal/react";
import { legalTexts } from "../../ui/article/legal-texts.ts";
import { cx } from "../../ui/cx.ts";
import { DateField } from "../../ui/date-picker/DateField.tsx";
import { pathnameOf } from "../../ui/listing-query.ts";
import { listingTexts } from "../../ui/listing-texts.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import list from "../../ui/filtered-list.module.css";
import controls from "../../ui/controls.module.css";
import styles from "./DocumentsFilter.module.css";
import { documentsTexts } from "./texts.ts";

interface DocumentsFilterProps {
  /** Id of the node, from which the fields take theirs. */
  readonly id: string;
  readonly content: DocumentsContent;
  readonly path: string;
}

type Option = readonly [value: string, text: string];
type Force = keyof typeof forceNames;

/** An ordinary GET form: it works without JavaScript, and every result has an address. Folded on narrow screens, beside the results where there is room. */
export function DocumentsFilter({ id, content: { filter, problems, options, sort }, path }: DocumentsFilterProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(documentsTexts, legalTexts, listingTexts);
  const wrongOf = (name: keyof DocumentFilter): string | undefined => problems.find((problem) => problem.name === name)?.value;
  const choice = (name: "type" | "force" | "issuer" | "field", chosen: string | undefined, values: readonly Option[]): ReactNode => {
    const asked = chosen ?? wrongOf(name);
    const isThere = asked === undefined || values.some(([value]) => value === asked);
    return (
      <SelectField id={id} name={name} label={t(`documents.${name}`)} chosen={asked ?? ""}>
        <option value="">{t("documents.any")}</option>
        {[...(isThere ? [] : [[asked, asked] as const]), ...values].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  };
  const text = (name: "q" | "number", field: "terms" | "number", maxLength: number): ReactNode => (
    <div>
      <label className={controls["label"]} htmlFor={`${id}-${name}`}>
        {t(`documents.${field}`)}
      </label>
      <input className={controls["field"]} id={`${id}-${name}`} name={name} defaultValue={filter[field] ?? ""} maxLength={maxLength} />
    </div>
  );
  const day = (name: "issuedFrom" | "issuedTo" | "effectiveFrom" | "effectiveTo"): ReactNode => {
    const value = wrongOf(name);
    const wrong = value === undefined ? undefined : { value, error: t("documents.notADay", { value }) };
    return <DateField id={id} name={name} label={t(`documents.${name}`)} chosen={filter[name]} wrong={wrong} />;
  };
  const same = (value: string): Option => [value, value];
  return (
    // A new search is a new form: `defaultValue` counts only when it appears.
    <details key={path} className={list["filter"]} open={problems.length > 0}>
      <summary className={list["summary"]}>{t("documents.filter")}</summary>
      <form className={styles["form"]} method="get" action={safeUrl(pathnameOf(path))} role="search" aria-label={t("documents.filter")}>
        {text("number", "number", 60)}
        {text("q", "terms", 200)}
        {choice(
          "type",
          filter.type,
          options.types.map((type) => [type, documentTypeNames[language][type]]),
        )}
        {choice(
          "force",
          filter.force && forceNames[filter.force],
          (Object.keys(forceNames) as Force[]).map((force) => [forceNames[force], t(`legal.${force}`)]),
        )}
        {choice("issuer", filter.issuer, options.issuers.map(same))}
        {choice("field", filter.field, options.fields.map(same))}
        {day("issuedFrom")}
        {day("issuedTo")}
        {day("effectiveFrom")}
        {day("effectiveTo")}
        <SelectField id={id} name="sort" label={t("documents.sort")} chosen={sort}>
          <option value="newest">{t("listing.newest")}</option>
          <option value="oldest">{t("listing.oldest")}</option>
        </SelectField>
        <button className={cx(controls["button"], styles["submit"])} type="submit">
          {t("documents.apply")}
        </button>
      </form>
    </details>
  );
}
