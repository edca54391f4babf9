import type { ReactNode } from "react";
import styles from "./Icon.module.css";

/** Drawn by hand on a 24 × 24 grid, as strokes. */
const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  chevron: "M9 5l7 7-7 7",
  external: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  photos: "M4 7h3l2-3h6l2 3h3v12H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  video: "M3 6h12v12H3zM15 11l6-4v10l-6-4z",
  play: "M8 5l11 7-11 7z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  pin: "M9 3h6l-1 7 3 3v2H7v-2l3-3zM12 15v6",
  rss: "M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  retry: "M20 11a8 8 0 1 0-2 6M20 4v7h-7",
  close: "M6 6l12 12M18 6L6 18",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  display: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  building: "M4 20h16M6 20V10M10 20V10M14 20V10M18 20V10M3 10l9-6 9 6z",
} as const;

export type IconName = keyof typeof paths;

/** An ornament: what it means always stands beside it as text. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={styles["icon"]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
