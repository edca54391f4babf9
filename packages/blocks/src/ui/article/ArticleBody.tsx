import type { ReactNode } from "react";
import type { Article } from "@portal/domain";
import { Prose } from "../Prose.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { FileBody } from "./FileBody.tsx";
import { FileList } from "./FileList.tsx";
import { GalleryPage } from "./GalleryPage.tsx";
import { GallerySlideshow } from "./GallerySlideshow.tsx";
import { InfographicFigure } from "./InfographicFigure.tsx";
import { LinkBody } from "./LinkBody.tsx";
import { StatedForce } from "./StatedForce.tsx";
import { UnrecognisedBody } from "./UnrecognisedBody.tsx";
import { VideoPlayer } from "./VideoPlayer.tsx";

interface ArticleBodyProps {
  /** Id of the node; ids inside begin with it. */
  readonly id: string;
  readonly article: Article;
}

/** What an article holds, by its kind: for the views that show any article. */
export function ArticleBody({ id, article }: ArticleBodyProps): ReactNode {
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
      return (
        <>
          <VideoPlayer title={article.title} video={body} />
          <Prose html={body.html} name="article" />
        </>
      );
    case "document":
      return (
        <>
          <div>
            <DocumentFacts document={body} />
            <StatedForce body={body} />
          </div>
          <FileList files={body.files} level={2} />
          <Prose html={body.html} name="article" />
        </>
      );
    case "infographic":
      return (
        <>
          <InfographicFigure id={id} image={body.image} title={article.title} />
          <div id={`${id}-words`}>
            <Prose html={body.html} name="article" />
          </div>
        </>
      );
    case "unrecognised":
      return <UnrecognisedBody />;
  }
}
