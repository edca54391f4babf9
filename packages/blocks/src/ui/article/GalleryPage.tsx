import type { ReactNode } from "react";
import type { Photo } from "@portal/domain";
import { EmptyState } from "../EmptyState.tsx";
import { PhotoFigure } from "./PhotoFigure.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./GalleryPage.module.css";

/** All photos on the page; those below the fold load when they come near. */
export function GalleryPage({ photos }: { readonly photos: readonly Photo[] }): ReactNode {
  const t = useTexts(articleTexts);
  if (photos.length === 0) return <EmptyState>{t("article.noPhotos")}</EmptyState>;
  return (
    <ol className={styles["photos"]}>
      {photos.map((photo, index) => (
        <li key={index}>
          <PhotoFigure photo={photo} position={index + 1} first={index === 0} shape={index === 0 ? "wide" : "classic"} whole={false} />
        </li>
      ))}
    </ol>
  );
}
