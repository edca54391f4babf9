import type { ReactNode } from "react";
import type { SearchRequest } from "@portal/domain";
import { dayText } from "../../ui/day-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { type SearchProps, withoutFilters, yearOf } from "./search-props.ts";
import { typeName } from "./type-name.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import styles from "./AppliedFilters.module.css";

/** Filters in force, each a link that takes it away; nothing where there are none. */
export function AppliedFilters({ search: { request, facets }, href }: SearchProps): ReactNode {
  const t = useTexts(searchTexts);
  const { site, category, type, from, to } = request;
  const nameOf = (facet: keyof typeof facets, value: string): string => facets[facet].find((one) => one.value === value)?.label ?? value;
  const year = yearOf(request);
  const applied: [text: string, without: Partial<SearchRequest>][] = [];
  if (site !== request.home)
    applied.push([site === undefined ? t("search.allSites") : nameOf("sites", site), { site: request.home, category: undefined }]);
  if (category !== undefined) applied.push([nameOf("categories", category), { category: undefined }]);
  if (type !== undefined) applied.push([typeName(type, t), { type: undefined }]);
  if (year !== undefined) applied.push([t("search.inYear", { year }), { from: undefined, to: undefined }]);
  else {
    if (from !== undefined) applied.push([t("search.since", { day: dayText(from) }), { from: undefined }]);
    if (to !== undefined) applied.push([t("search.until", { day: dayText(to) }), { to: undefined }]);
  }
  if (applied.length === 0) return null;
  return (
    <div className={styles["applied"]}>
      <p className={styles["label"]}>{t("search.applied")}</p>
      <ul className={styles["list"]}>
        {applied.map(([text, without]) => (
          <li key={text}>
            <SafeLink href={href(without)} className={styles["filter"]} aria-label={t("search.remove", { filter: text })}>
              {text}
              <Icon name="close" />
            </SafeLink>
          </li>
        ))}
        {applied.length > 1 && (
          <li>
            <SafeLink href={href(withoutFilters(request))}>{t("search.removeAll")}</SafeLink>
          </li>
        )}
      </ul>
    </div>
  );
}
