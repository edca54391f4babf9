import type { ReactNode } from "react";
import { CATALOGUE_PATH, type Dataset, LICENCE_ANCHOR, licences } from "@portal/domain";
import type { WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { DatasetEntry } from "./DatasetEntry.tsx";
import { openDataTexts } from "./texts.ts";
import styles from "./OpenData.module.css";

/** All open data with its files, on which terms it may be used, and where programs find it. */
export function OpenData({ node, page, content: { datasets = [] } }: WidgetProps<"language">): ReactNode {
  const t = useTexts(openDataTexts);
  const level = node.headingLevel ?? 2;
  const licence = licences[page.language];
  if (datasets.length === 0) return <EmptyState>{t("openData.empty")}</EmptyState>;
  const isSeries = ({ kind }: Dataset): boolean => kind === "series";
  return (
    <div className={styles["data"]}>
      <p className={styles["lead"]}>{t("openData.lead")}</p>
      <Group title={t("openData.series")} datasets={datasets.filter(isSeries)} level={level} />
      <Group title={t("openData.records")} datasets={datasets.filter((one) => !isSeries(one))} level={level} />
      <section id={LICENCE_ANCHOR} className={styles["text"]}>
        <Heading level={level}>{t("openData.licence")}</Heading>
        <p>
          <strong>{licence.name}.</strong> {licence.text}
        </p>
      </section>
      <section className={styles["text"]}>
        <Heading level={level}>{t("openData.programs")}</Heading>
        <p>
          <a href={CATALOGUE_PATH}>{t("openData.catalogue")}</a>
        </p>
        <p>{t("openData.requests")}</p>
      </section>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly datasets: readonly Dataset[];
  readonly level: number;
}

function Group({ title, datasets, level }: GroupProps): ReactNode {
  if (datasets.length === 0) return null;
  return (
    <section>
      <Heading level={level}>{title}</Heading>
      <ul className={styles["list"]}>
        {datasets.map((dataset) => (
          <DatasetEntry key={dataset.id} dataset={dataset} level={level + 1} />
        ))}
      </ul>
    </section>
  );
}
