import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { Panel } from "./Panel.tsx";
import { useTexts } from "../use-texts.ts";
import { infographicTexts } from "./infographic-texts.ts";
import styles from "./InfographicFigure.module.css";

interface InfographicFigureProps {
  readonly id: string;
  readonly image: string;
  readonly title: string;
}

/** Widths of the picture, in parts of its frame; the style sheet knows them. */
const zooms = [100, 150, 200, 300] as const;

/** What a browser can do is known once it runs, and does not change. */
const never = (): (() => void) => () => undefined;
const whatWorks = (): "zoom" | "full" => (document.fullscreenEnabled ? "full" : "zoom");

/**
 * A drawing in a frame that scrolls. Without JavaScript the picture itself is one link away; with it, it is enlarged in place and
 * fills the screen. The buttons' room is there from the start, so that nothing moves when they come.
 */
export function InfographicFigure({ id, image, title }: InfographicFigureProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(infographicTexts);
  const figure = useRef<HTMLElement>(null);
  const live = useSyncExternalStore(never, whatWorks, () => "no");
  const [zoom, setZoom] = useState(0);
  const src = safeUrl(image);
  if (src === undefined) return <Panel note={t("infographic.missing")} />;
  const percent = `${format.number(zooms[zoom] ?? 100)}%`;
  const toggle = (): void => {
    const done = document.fullscreenElement ? document.exitFullscreen() : figure.current?.requestFullscreen();
    // A refusal of the browser leaves the page as it is.
    done?.catch(() => undefined);
  };
  return (
    <figure ref={figure} className={styles["figure"]}>
      <div className={styles["tools"]}>
        <a href={src} className={styles["open"]}>
          {t("infographic.open")}
        </a>
        <div className={styles["buttons"]} role="group" aria-label={t("infographic.zoom")} hidden={live === "no"} data-script-only="">
          <button type="button" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} aria-label={t("infographic.smaller")}>
            −
          </button>
          <output className={styles["percent"]}>{percent}</output>
          <button type="button" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} aria-label={t("infographic.larger")}>
            +
          </button>
          {live === "full" && (
            <button type="button" onClick={toggle}>
              {t("infographic.fullScreen")}
            </button>
          )}
        </div>
      </div>
      <div className={styles["frame"]} data-zoom={zooms[zoom]} role="region" aria-label={t("infographic.frame")} tabIndex={0}>
        <img
          src={src}
          alt={t("infographic.alt", { title })}
          aria-describedby={`${id}-words`}
          width={960}
          height={1440}
          fetchPriority="high"
        />
      </div>
    </figure>
  );
}
