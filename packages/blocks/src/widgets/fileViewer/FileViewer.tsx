import type { ReactNode } from "react";
import type { FileView } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { ArticleHeader } from "../../ui/article/ArticleHeader.tsx";
import { FileBody } from "../../ui/article/FileBody.tsx";
import { describeFile } from "../../ui/article/file-type.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { formatSize } from "./format-size.ts";
import { Notice } from "./Notice.tsx";
import { PdfView } from "./PdfView.tsx";
import { Workbook } from "./Workbook.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./FileViewer.module.css";

/** The article's file in the page. At level 1 the article's heading stands above it: then the page has no other part that names it. */
export function FileViewer({ node, page, content: { file } }: WidgetProps<"article" | "category" | "path">): ReactNode {
  const { article, category } = page;
  const own = article?.body.kind === "file" ? article.body : undefined;
  const level = node.headingLevel ?? 2;
  // A kind that the portal does not show is a download like any other: beside other parts there is nothing to say about it.
  if (level > 1) return isUnknown(file) ? null : <Viewer id={node.id} level={level} path={page.path} file={file} />;
  if (!article) return null;
  return (
    <article className={styles["article"]}>
      <ArticleHeader article={article} category={category} />
      {file ? <Viewer id={node.id} level={2} path={page.path} file={file} /> : own && <FileBody href={own.href} name={own.fileName} />}
    </article>
  );
}

const isUnknown = (file: FileView | undefined): boolean => file?.kind === "refused" && file.reason === "unknown";

interface ViewerProps {
  readonly id: string;
  readonly level: number;
  /** Of the page. */
  readonly path: string;
  readonly file: FileView | undefined;
}

function Viewer({ id, level, path, file }: ViewerProps): ReactNode {
  const t = useTexts(fileViewerTexts);
  if (!file || safeUrl(file.href) === undefined) return null;
  return (
    <section className={styles["viewer"]}>
      <SectionHeading level={level} text={t("fileViewer.title")} />
      <Original file={file} />
      <Content id={id} level={level + 1} path={path} file={file} />
    </section>
  );
}

/** On paper a link is its address: whole, as nothing there says which site a path belongs to. */
const writeOut = (link: HTMLAnchorElement | null): void => {
  if (link) link.dataset["address"] = link.href;
};

/** The file itself is never more than one press away. */
function Original({ file }: { readonly file: FileView }): ReactNode {
  const t = useTexts(fileViewerTexts);
  const { format } = useHost();
  const { name, type } = describeFile(file.href, file.fileName);
  const facts = [type, formatSize(file.size, format)].filter(Boolean).join(", ");
  return (
    <p className={styles["original"]}>
      <Icon name="download" />
      <a ref={writeOut} href={file.href} download={name || true}>
        {t("fileViewer.download", { name, facts })}
      </a>
    </p>
  );
}

function Content({ id, level, path, file }: Omit<ViewerProps, "file"> & { readonly file: FileView }): ReactNode {
  const t = useTexts(fileViewerTexts);
  switch (file.kind) {
    case "word":
      return (
        <>
          {file.pictures > 0 && <p className={styles["cut"]}>{t("fileViewer.pictures", { count: file.pictures })}</p>}
          <div className={styles["sheet"]}>
            <Prose html={file.html} name="file" />
          </div>
        </>
      );
    case "table":
      return <Workbook id={id} level={level} sheets={file.sheets} omittedSheets={file.omittedSheets} />;
    case "pdf":
      return (
        <>
          <PdfView href={file.href} />
          <p className={styles["onPaper"]}>{t("fileViewer.onPaper")}</p>
        </>
      );
    case "preparing":
      return <Notice path={path} />;
    case "refused":
      return (
        <p className={styles["refused"]}>
          {t(`fileViewer.refused.${file.reason}`, { found: file.found ? t("fileViewer.found", { kind: file.found }) : "" })}
        </p>
      );
  }
}
