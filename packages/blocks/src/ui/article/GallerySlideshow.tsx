import type { ReactNode } from "react";
import type { Photo } from "@portal/domain";
import { useHost } from "@portal/react";
import { EmptyState } from "../EmptyState.tsx";
import { Icon } from "../Icon.tsx";
import { PhotoFigure } from "./PhotoFigure.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./GallerySlideshow.module.css";

interface GallerySlideshowProps {
  /** Id of the node; the slides' ids begin with it. */
  readonly id: string;
  readonly photos: readonly Photo[];
}

/** Photos in a strip that the reader moves: by swiping, by scroll keys, or by links to the neighbours. It never moves by itself. */
export function GallerySlideshow({ id, photos }: GallerySlideshowProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(articleTexts);
  if (photos.length === 0) return <EmptyState>{t("article.noPhotos")}</EmptyState>;
  const slide = (index: number): string => `${id}-photo-${index + 1}`;
  const total = format.number(photos.length);
  return (
    <div className={styles["strip"]} role="region" aria-label={t("article.slideshow", { total })} tabIndex={0}>
      <ol className={styles["slides"]}>
        {photos.map((photo, index) => (
          <li key={index} id={slide(index)} className={styles["slide"]}>
            <PhotoFigure photo={photo} position={index + 1} first={index === 0} shape="wide" whole />
            <p className={styles["steps"]}>
              {index > 0 && (
                <a className={styles["step"]} href={`#${slide(index - 1)}`}>
                  <Icon name="chevron" />
                  {t("article.previousPhoto")}
                </a>
              )}
              <span className={styles["position"]}>{t("article.position", { number: format.number(index + 1), total })}</span>
              {index < photos.length - 1 && (
                <a className={styles["step"]} href={`#${slide(index + 1)}`}>
                  {t("article.nextPhoto")}
                  <Icon name="chevron" />
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
