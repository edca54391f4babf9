import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PdfDocument } from "@portal/domain";
import { useHost } from "@portal/react";
import { Icon } from "../../ui/Icon.tsx";
import { PdfPage } from "./PdfPage.tsx";
import { currentPage } from "./current-page.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./PdfView.module.css";

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** Pages one below the other in a place that scrolls; 100 % is as wide as the place. */
export function PdfPages({ pdf }: { readonly pdf: PdfDocument }): ReactNode {
  const t = useTexts(fileViewerTexts);
  const { format } = useHost();
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const sheets = (): HTMLElement[] => [...(scroller.current?.children ?? [])] as HTMLElement[];
  const follow = (): void => {
    const element = scroller.current;
    if (element) setPage(currentPage(sheets(), element.scrollTop, element.clientHeight));
  };
  const turn = (to: number): void => {
    const sheet = sheets()[to - 1];
    if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop });
  };
  const step = (by: number): void => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  const total = format.number(pdf.pages);

  return (
    <div className={styles["frame"]} data-script-only="">
      <div className={styles["tools"]} role="toolbar" aria-label={t("fileViewer.tools")}>
        <Tool label={t("fileViewer.previous")} disabled={page <= 1} onPress={() => turn(page - 1)}>
          <Icon name="up" />
        </Tool>
        <span className={styles["position"]} aria-live="polite">
          {t("fileViewer.position", { number: format.number(page), total })}
        </span>
        <Tool label={t("fileViewer.next")} disabled={page >= pdf.pages} onPress={() => turn(page + 1)}>
          <Icon name="down" />
        </Tool>
        <span className={styles["gap"]} />
        <Tool label={t("fileViewer.zoomOut")} disabled={zoom === zooms[0]} onPress={() => step(-1)}>
          −
        </Tool>
        <span className={styles["position"]}>{format.number(zoom, { style: "percent" })}</span>
        <Tool label={t("fileViewer.zoomIn")} disabled={zoom === zooms.at(-1)} onPress={() => step(1)}>
          +
        </Tool>
      </div>
      <div ref={scroller} className={styles["pages"]} role="region" aria-label={t("fileViewer.pdf")} tabIndex={0} onScroll={follow}>
        {width !== undefined &&
          Array.from({ length: pdf.pages }, (_, index) => <PdfPage key={index} pdf={pdf} number={index + 1} width={width * zoom} />)}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** `aria-disabled` keeps the focus where it is when the last page is reached. */
function Tool({ label, disabled, onPress, children }: ToolProps): ReactNode {
  return (
    <button type="button" className={styles["tool"]} aria-label={label} aria-disabled={disabled} onClick={() => !disabled && onPress()}>
      {children}
    </button>
  );
}
