import type { ReactNode } from "react";
import { chartEmbedPath, type DataFile, type Dataset, datasetAnchor } from "@portal/domain";
import { EmbedCode } from "../../ui/EmbedCode.tsx";
import { DateTime } from "../../ui/DateTime.tsx";
import { FigureDay } from "../../ui/FigureDay.tsx";
import { FormatLinks } from "../../ui/FormatLinks.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { useHost } from "@portal/react";
import { uiTexts } from "../../ui/texts.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { openDataTexts } from "./texts.ts";
import styles from "./OpenData.module.css";

/** Of a frame with the chart of one series, in CSS pixels. */
const HEIGHT = 420;

interface DatasetEntryProps {
  readonly dataset: Dataset;
  /** Of its heading. */
  readonly level: number;
}

/** What is in a dataset, how current it is, and its files. */
export function DatasetEntry({ dataset, level }: DatasetEntryProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(openDataTexts, uiTexts);
  const { id, name, description, period, frequency, changedAt, files, series } = dataset;
  return (
    <li id={datasetAnchor(id)} className={styles["entry"]}>
      <Heading level={level} className={styles["name"]}>
        <Name text={name} />
      </Heading>
      <p>{description}</p>
      <dl className={styles["facts"]}>
        <Fact label={t("openData.period")}>
          <Moment at={period[0]} yearly={frequency === "yearly"} /> – <Moment at={period[1]} yearly={frequency === "yearly"} />
        </Fact>
        <Fact label={t("openData.frequency")}>{t(`openData.${frequency}`)}</Fact>
        <Fact label={t("openData.changed")}>
          <DateTime iso={changedAt} />
        </Fact>
      </dl>
      <ul className={styles["files"]}>
        {files.map((file) => (
          <File key={file.path} file={file} of={name} />
        ))}
      </ul>
      {series !== undefined && (
        <EmbedCode summary={t("ui.embed.chart")} path={chartEmbedPath([series], language)} title={name} height={HEIGHT} />
      )}
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles["fact"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A day, or a year. */
const Moment = ({ at, yearly }: { readonly at: string; readonly yearly: boolean }): ReactNode => (
  <FigureDay day={at} yearly={yearly || /^\d{4}$/.test(at)} />
);

function File({ file, of }: { readonly file: DataFile; readonly of: string }): ReactNode {
  const t = useTexts(openDataTexts);
  return (
    <li className={styles["file"]}>
      {file.name !== "" && <span className={styles["fileName"]}>{file.name}</span>}
      <FormatLinks path={file.path} label={t("openData.download", { name: [of, file.name].join(" ").trim() })} />
    </li>
  );
}
