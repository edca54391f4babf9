import type { DayOfViews, Statistics } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";
import { Section } from "../ui/Section.tsx";
import { AddTerm } from "./AddTerm.tsx";
import { CountTable } from "./CountTable.tsx";
import { CsvLink } from "./CsvLink.tsx";
import { DayCounts } from "./DayCounts.tsx";
import styles from "./statistics.module.css";

export interface CountsProps {
  readonly statistics: Statistics;
  /** Of the call that they were read by. */
  readonly query: string;
  /** The member may write what else words mean. */
  readonly mayAddTerms: boolean;
}

/** The figures of a period, each list as a table that can be taken away. */
export function Counts({ statistics: { from, to, days, kinds, pages, words, missing }, query, mayAddTerms }: CountsProps): ReactNode {
  const { t } = useTranslation();
  const { number, day } = useFormats();
  const sum = (name: Exclude<keyof DayOfViews, "day">): number => days.reduce((total, each) => total + each[name], 0);
  const views = t("statistics.views");
  const [address, site, word] = [t("statistics.address"), t("statistics.site"), t("statistics.word")];
  return (
    <>
      <Section title={views}>
        <p>
          {t("statistics.sum", {
            count: sum("views"),
            formatted: number(sum("views")),
            bots: number(sum("bots")),
            from: day(from),
            to: day(to),
          })}
        </p>
        <DayCounts days={days} />
        <CsvLink part="days" table={t("statistics.table")} query={query} />
      </Section>
      <Section title={t("statistics.kinds")}>
        <CountTable
          name={t("statistics.kinds")}
          figures={2}
          columns={[t("statistics.kind"), views, t("statistics.bots")]}
          rows={kinds.map(({ kind, ...of }) => ({ key: kind, cells: [t(`statistics.${kind}`), number(of.views), number(of.bots)] }))}
        />
      </Section>
      <Section title={t("statistics.pages")}>
        <CountTable
          name={t("statistics.pages")}
          columns={[address, t("statistics.kind"), views]}
          rows={pages.map(({ kind, label, ...of }) => ({
            key: `${kind} ${label}`,
            cells: [
              <a key="page" href={label}>
                {label}
              </a>,
              t(`statistics.${kind}`),
              number(of.views),
            ],
          }))}
        />
        {pages.length > 0 && <CsvLink part="pages" table={t("statistics.pages")} query={query} />}
      </Section>
      <Section title={t("statistics.words")}>
        <p>{t("statistics.wordsText", { searches: number(sum("searches")), inVain: number(sum("inVain")) })}</p>
        <CountTable
          name={t("statistics.words")}
          columns={[word, site, ...(mayAddTerms ? [t("statistics.act")] : []), t("statistics.searches")]}
          rows={words.map((each) => ({
            key: `${each.site} ${each.label}`,
            cells: [each.label, each.site, ...(mayAddTerms ? [<AddTerm key="act" word={each.label} />] : []), number(each.views)],
          }))}
        />
        {words.length > 0 && <CsvLink part="words" table={t("statistics.words")} query={query} />}
      </Section>
      <Section title={t("statistics.missing")}>
        <p>{t("statistics.missingText")}</p>
        <CountTable
          name={t("statistics.missing")}
          columns={[address, site, views]}
          rows={missing.map((each) => ({
            key: `${each.site} ${each.label}`,
            cells: [
              <code key="address" className={styles["address"]}>
                {each.label}
              </code>,
              each.site,
              number(each.views),
            ],
          }))}
        />
        {missing.length > 0 && <CsvLink part="missing" table={t("statistics.missing")} query={query} />}
      </Section>
    </>
  );
}
