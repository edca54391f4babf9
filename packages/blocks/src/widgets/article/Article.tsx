import type { ReactNode } from "react";
import type { Article as ArticleModel } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { DocumentBody } from "./DocumentBody.tsx";
import { FileBody } from "./FileBody.tsx";
import { GalleryPage } from "./GalleryPage.tsx";
import { GallerySlideshow } from "./GallerySlideshow.tsx";
import { LinkBody } from "./LinkBody.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { UnrecognisedBody } from "./UnrecognisedBody.tsx";
import { VideoBody } from "./VideoBody.tsx";
import styles from "./Article.module.css";

/** The current article of any type, with its heading. */
export function Article({ node, page }: WidgetProps): ReactNode {
  if (!page.article) return null;
  const { article } = page;
  return (
    <article className={styles["article"]}>
      <ArticleHeader article={article} category={page.category} />
      {article.body.kind === "richText" && article.image !== undefined && (
        // The style sheet leaves it out where the text brings pictures of its own.
        <ArticleImage src={article.image} shape="wide" className={styles["cover"]} />
      )}
      <div className={styles["body"]}>
        <Body id={node.id} article={article} />
      </div>
      <Credits article={article} />
    </article>
  );
}

function Body({ id, article }: { readonly id: string; readonly article: ArticleModel }): ReactNode {
  const { body } = article;
  switch (body.kind) {
    case "richText":
      return <Prose html={body.html} name="article" />;
    case "gallery":
      return body.display === "slideshow" ? <GallerySlideshow id={id} photos={body.photos} /> : <GalleryPage photos={body.photos} />;
    case "link":
      return <LinkBody href={body.href} name={body.fileName} />;
    case "file":
      return <FileBody href={body.href} name={body.fileName} />;
    case "video":
      return <VideoBody title={article.title} video={body} />;
    case "document":
      return <DocumentBody document={body} level={2} />;
    case "unrecognised":
      return <UnrecognisedBody />;
  }
}

function Credits({ article: { author, source } }: { readonly article: ArticleModel }): ReactNode {
  const { t } = useHost();
  if (!author && !source) return null;
  return (
    <footer className={styles["credits"]}>
      {author && <p>{t("article.author", { name: author })}</p>}
      {source && <p>{t("article.source", { name: source })}</p>}
    </footer>
  );
}
