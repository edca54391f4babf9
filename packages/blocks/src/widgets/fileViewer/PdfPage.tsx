import { type ReactNode, useEffect, useRef } from "react";
import type { PdfDocument } from "@portal/domain";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./PdfView.module.css";

interface PdfPageProps {
  readonly pdf: PdfDocument;
  /** First is 1. */
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
}

/** Height of a page before it is known, as a share of its width: A4. */
const A4 = Math.SQRT2;

/** One page: takes its room at once, is drawn when it comes near. */
export function PdfPage({ pdf, number, width }: PdfPageProps): ReactNode {
  const t = useTexts(fileViewerTexts);
  const container = useRef<HTMLElement>(null);

  useEffect(() => {
    const sheet = container.current;
    const canvas = sheet?.querySelector("canvas");
    const text = sheet?.querySelector("div");
    if (!sheet || !canvas || !text) return undefined;
    sheet.style.width = `${width}px`;
    sheet.style.height ||= `${width * A4}px`;
    const ending = new AbortController();
    const draw = async (): Promise<void> => {
      const size = await pdf.size(number);
      if (ending.signal.aborted) return;
      sheet.style.height = `${(width * size.height) / size.width}px`;
      text.replaceChildren();
      await pdf.draw(number, { canvas, text, scale: width / size.width }, ending.signal);
      sheet.dataset["drawn"] = "true";
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        draw().catch((error: unknown) => {
          if (!ending.signal.aborted) console.warn(`Page ${number} of the PDF could not be drawn.`, error);
        });
      },
      { root: sheet.parentElement, rootMargin: "100% 0px" },
    );
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [pdf, number, width]);

  return (
    <section ref={container} className={styles["page"]} aria-label={t("fileViewer.page", { number })}>
      <canvas className={styles["canvas"]} />
      <div className={styles["text"]} />
    </section>
  );
}
