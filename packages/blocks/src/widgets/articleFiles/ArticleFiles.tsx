import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { FileBody } from "../../ui/article/FileBody.tsx";
import { FileList } from "../../ui/article/FileList.tsx";
import { LinkBody } from "../../ui/article/LinkBody.tsx";
import { UnrecognisedBody } from "../../ui/article/UnrecognisedBody.tsx";

/** What the current article offers to open or download. */
export function ArticleFiles({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  switch (article?.body.kind) {
    case "file":
      return <FileBody href={article.body.href} name={article.body.fileName} />;
    case "link":
      return <LinkBody href={article.body.href} name={article.body.fileName} />;
    case "document":
      return <FileList files={article.body.files} level={node.headingLevel ?? 2} />;
    case "unrecognised":
      return <UnrecognisedBody />;
    default:
      return null;
  }
}
