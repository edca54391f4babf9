import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { Icon, type IconName } from "./Icon.tsx";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./MediaBadge.module.css";

type Media = NonNullable<ArticleSummary["media"]>;

const icons: Readonly<Record<Media, IconName>> = {
  photos: "photos",
  video: "video",
  link: "external",
  file: "file",
  document: "file",
  infographic: "picture",
};

/** Says what an article holds where it is not text. */
export function MediaBadge({ media }: { readonly media: ArticleSummary["media"] }): ReactNode {
  const t = useTexts(uiTexts);
  // Content is untrusted: a kind that we do not know has no badge.
  if (media === undefined || !Object.hasOwn(icons, media)) return null;
  return (
    <span className={styles["badge"]}>
      <Icon name={icons[media]} />
      {t(`ui.media.${media}`)}
    </span>
  );
}
