import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import type { Photo } from "@portal/domain";
import { useHost } from "@portal/react";
import { ArticleImage, type ImageShape } from "../ArticleImage.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./PhotoFigure.module.css";

interface PhotoFigureProps {
  readonly photo: Photo;
  /** First is 1; names a photo that has no title. */
  readonly position: number;
  readonly first: boolean;
  readonly shape: ImageShape;
  /** The whole picture instead of a filled frame. */
  readonly whole: boolean;
}

/** A photo with its caption; a link to the picture itself. The title is its text equivalent. */
export function PhotoFigure({ photo, position, first, shape, whole }: PhotoFigureProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(articleTexts);
  const alt = photo.title || photo.description || t("article.photo", { number: format.number(position) });
  const href = safeUrl(photo.src);
  const picture = (
    <ArticleImage
      src={photo.src}
      shape={shape}
      alt={alt}
      first={first}
      drawnWidth={shape === "wide" ? "(min-width: 56rem) 900px, 100vw" : undefined}
      whole={whole}
    />
  );
  return (
    <figure className={styles["figure"]}>
      {href === undefined ? picture : <a href={href}>{picture}</a>}
      {(photo.title || photo.description) && (
        <figcaption className={styles["caption"]}>
          {photo.title && <strong className={styles["title"]}>{photo.title}</strong>}
          {photo.description && <span className={styles["description"]}>{photo.description}</span>}
        </figcaption>
      )}
    </figure>
  );
}
