import { type ReactNode, useEffect, useRef } from "react";
import { showTheme } from "../app/preferences.ts";
import styles from "./PreviewFrame.module.css";

export interface PreviewFrameProps {
  /** Path of the page that is opened. */
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly theme: string;
  /** Keys of blocks that are marked on the page that is opened. */
  readonly marked: readonly string[];
}

/** A page of a preview, as wide as a screen, in a theme whatever this browser has chosen; blocks that change are outlined. */
export function PreviewFrame({ src, title, width, theme, marked }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = (): void => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    showTheme(theme, page.documentElement);
    // Somebody may have followed a link to a page whose blocks have the same keys.
    const keys = page.location.pathname === src ? marked : [];
    for (const block of page.querySelectorAll<HTMLElement>("[data-block]"))
      block.toggleAttribute("data-changed", keys.includes(block.dataset["block"] ?? ""));
  };
  useEffect(show, [theme, marked, src]);
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
