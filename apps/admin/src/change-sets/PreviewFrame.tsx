import { type ReactNode, useEffect, useRef } from "react";
import { showTheme } from "../app/preferences.ts";
import styles from "./PreviewFrame.module.css";

export interface PreviewFrameProps {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly theme: string;
}

/** A page of a preview, as wide as a screen, in a theme whatever this browser has chosen. */
export function PreviewFrame({ src, title, width, theme }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = (): void => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) showTheme(theme, root);
  };
  useEffect(show, [theme]);
  return (
    <div className={styles["frame"]} role="group" aria-label={title} tabIndex={0}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs its origin and its scripts: with both a sandbox holds nothing back */}
      <iframe
        ref={frame}
        className={styles[`w${width}`]}
        src={src}
        title={title}
        onLoad={({ currentTarget }) => {
          show();
          // The page shows the browser's own choice once more then.
          currentTarget.contentWindow?.addEventListener("pageshow", show);
        }}
      />
    </div>
  );
}
