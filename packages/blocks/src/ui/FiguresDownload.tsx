import type { ReactNode } from "react";
import type { Series } from "@portal/core";
import { csvPath } from "./figures.ts";
import styles from "./FiguresDownload.module.css";
import { Icon } from "./Icon.tsx";

interface FiguresDownloadProps {
  readonly series: readonly Series[];
  /** Says what is in the file, and its format. */
  readonly label: string;
}

/** All figures behind a chart, as CSV. */
export function FiguresDownload({ series, label }: FiguresDownloadProps): ReactNode {
  return (
    <p className={styles["download"]}>
      <a href={csvPath(series)} className={styles["link"]} download>
        <Icon name="download" />
        {label}
      </a>
    </p>
  );
}
