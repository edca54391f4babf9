import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { PhotoFigure } from "../../ui/article/PhotoFigure.tsx";
import { UnrecognisedBody } from "../../ui/article/UnrecognisedBody.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { articleTexts } from "../../ui/article/texts.ts";
import { photoDetailTexts } from "./texts.ts";
import styles from "./PhotoDetail.module.css";

/** Every photo of the current article at full width, each with its caption, and an index of links above. */
export function PhotoDetail({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  const { format } = useHost();
  const t = useTexts(articleTexts, photoDetailTexts);
  if (!article) return null;
  if (article.body.kind !== "gallery") return <UnrecognisedBody />;
  const { photos } = article.body;
  if (photos.length === 0) return <EmptyState>{t("article.noPhotos")}</EmptyState>;
  const total = format.number(photos.length);
  return (
    <div className={styles["detail"]}>
      {photos.length > 1 && (
        <nav className={styles["index"]} aria-label={t("photoDetail.index", { total })}>
          <ol>
            {photos.map((photo, index) => (
              <li key={index}>
                <a href={`#${node.id}-photo-${index + 1}`} aria-label={[format.number(index + 1), photo.title].filter(Boolean).join(". ")}>
                  {format.number(index + 1)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <ol className={styles["photos"]}>
        {photos.map((photo, index) => (
          <li key={index} id={`${node.id}-photo-${index + 1}`}>
            <PhotoFigure photo={photo} position={index + 1} first={index === 0} shape="wide" whole />
            <p className={styles["position"]}>{t("article.position", { number: format.number(index + 1), total })}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
