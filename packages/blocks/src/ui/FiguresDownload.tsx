import type { ReactNode } from "react";
import type { Series } from "@portal/core";
import { chartEmbedPath, seriesDataPath } from "@portal/domain";
import { useHost } from "@portal/react";
import { EmbedCode } from "./EmbedCode.tsx";
import { FormatLinks } from "./FormatLinks.tsx";
import styles from "./FiguresDownload.module.css";
import { Icon } from "./Icon.tsx";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";

interface FiguresDownloadProps {
  readonly series: readonly Series[];
  /** Says what is in the files. */
  readonly label: string;
}

/** Series that one address names. */
const MOST_SERIES = 20;
/** Of a frame with a chart, in CSS pixels. */
const HEIGHT = 460;

/** All figures behind a chart as files, and the chart for pages of others. */
export function FiguresDownload({ series, label }: FiguresDownloadProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(uiTexts);
  const named = series.slice(0, MOST_SERIES);
  const ids = named.map(({ id }) => id);
  return (
    <>
      <p className={styles["download"]}>
        <span className={styles["label"]}>
          <Icon name="download" />
          {label}
        </span>
        <FormatLinks path={seriesDataPath(ids, language)} label={label} />
      </p>
      <EmbedCode
        summary={t("ui.embed.chart")}
        path={chartEmbedPath(ids, language)}
        title={named.map((one) => one.label).join(", ")}
        height={HEIGHT}
      />
    </>
  );
}
