import type { ReactNode } from "react";
import type { DownloadableFile } from "@portal/domain";
import { Heading } from "../Heading.tsx";
import { Icon } from "../Icon.tsx";
import { FileLink } from "./FileLink.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./FileList.module.css";

interface FileListProps {
  readonly files: readonly DownloadableFile[];
  readonly level: number;
}

/** Files to download, by name and kind. */
export function FileList({ files, level }: FileListProps): ReactNode {
  const t = useTexts(articleTexts);
  if (files.length === 0) return null;
  return (
    <section className={styles["files"]}>
      <Heading level={level} className={styles["title"]}>
        {t("article.files")}
      </Heading>
      <ul className={styles["list"]}>
        {files.map((file, index) => (
          <li key={index}>
            <Icon name="file" />
            <FileLink href={file.href} fileName={file.fileName} />
          </li>
        ))}
      </ul>
    </section>
  );
}
