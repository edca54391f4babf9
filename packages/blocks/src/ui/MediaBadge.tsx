import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { type HostContext, useHost } from "@portal/react";
import { Icon, type IconName } from "./Icon.tsx";
import { textsOf } from "./use-texts.ts";
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
export const MediaBadge = ({ media }: { readonly media: ArticleSummary["media"] }): ReactNode => mediaBadge(media, useHost());

/** See titleLink. */
export function mediaBadge(media: ArticleSummary["media"], host: HostContext): ReactNode {
  // Content is untrusted: a kind that we do not know has no badge.
  if (media === undefined || !Object.hasOwn(icons, media)) return null;
  return (
    <span className={styles["badge"]}>
      <Icon name={icons[media]} />
      {textsOf(host, uiTexts)(`ui.media.${media}`)}
    </span>
  );
}
