import type { ReactNode } from "react";
import { safeUrl } from "@portal/core";
import type { ArticleBody } from "@portal/domain";
import { useHost } from "@portal/react";
import { Panel } from "./Panel.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./VideoPlayer.module.css";

interface VideoPlayerProps {
  readonly title: string;
  readonly video: Extract<ArticleBody, { kind: "video" }>;
}

/** A film with captions and the text of what is said. It loads and plays only when asked to. */
export function VideoPlayer({ title, video }: VideoPlayerProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(articleTexts);
  const lines = (video.transcript ?? "").split(/\n+/).flatMap((line) => line.trim() || []);
  const source = safeUrl(video.source);
  const captions = safeUrl(video.captions);
  return (
    <>
      {source === undefined ? (
        <Panel note={t("article.noVideo")} />
      ) : (
        <div className={styles["frame"]}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there whenever the article brings them */}
          <video
            className={styles["video"]}
            controls
            preload="none"
            playsInline
            src={source}
            poster={safeUrl(video.poster)}
            aria-label={title}
            width={1280}
            height={720}
          >
            {captions && <track kind="captions" src={captions} srcLang={language} label={t("article.captions")} default />}
          </video>
          <p className={styles["save"]}>
            <a href={source} download>
              {t("article.saveVideo")}
            </a>
          </p>
        </div>
      )}
      {lines.length > 0 && (
        <details className={styles["transcript"]}>
          <summary>{t("article.transcript")}</summary>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </details>
      )}
    </>
  );
}
