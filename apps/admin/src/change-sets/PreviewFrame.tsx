import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fitFrame, keepTheme, shownPath } from "../ui/framed-page.ts";
import { Skippable } from "../ui/Skippable.tsx";
import { markChanged } from "./changed-blocks.ts";
import styles from "./PreviewFrame.module.css";

export interface PreviewFrameProps {
  /** Path of the page that is opened. */
  readonly src: string;
  readonly title: string;
  readonly width: number;
  /** Whether all of its width is shown, smaller where there is less room. */
  readonly isFitted: boolean;
  readonly theme: string;
  /** Keys of blocks that are marked on the page that is opened. */
  readonly marked: readonly string[];
  /** A page is loaded. */
  readonly onShown: (frame: HTMLIFrameElement) => void;
}

/** A page of a preview, as wide as a screen, in a theme whatever this browser has chosen; blocks that change are outlined. */
export function PreviewFrame({ src, title, width, isFitted, theme, marked, onShown }: PreviewFrameProps): ReactNode {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  useEffect(() => (page ? keepTheme(page, theme) : undefined), [page, theme]);
  useEffect(() => {
    // Somebody may have followed a link to a page whose blocks have the same keys.
    if (page) markChanged(page, shownPath(page) === src ? marked : [], t("preview.changed"));
  }, [page, marked, src, t]);
  useEffect(() => (isFitted && frame.current ? fitFrame(frame.current, width) : undefined), [isFitted, width]);
  const scrolling = isFitted ? {} : { role: "group", "aria-label": title, tabIndex: 0 };
  return (
    <Skippable name={title}>
      <div className={styles[isFitted ? "fitted" : "frame"]} {...scrolling}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs its origin and its scripts: with both a sandbox holds nothing back */}
        <iframe
          ref={frame}
          className={styles[`w${width}`]}
          src={src}
          title={title}
          onLoad={({ currentTarget }) => {
            setPage(currentTarget.contentDocument ?? undefined);
            onShown(currentTarget);
          }}
        />
      </div>
    </Skippable>
  );
}
