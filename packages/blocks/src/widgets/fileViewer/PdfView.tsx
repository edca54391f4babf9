import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PdfDocument } from "@portal/domain";
import { useHost } from "@portal/react";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PdfPages } from "./PdfPages.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./PdfView.module.css";

/** A PDF: a link that every browser follows, and its pages below once the reader comes near them and the host can draw them. */
export function PdfView({ href }: { readonly href: string }): ReactNode {
  const t = useTexts(fileViewerTexts);
  const { openPdf } = useHost();
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<PdfDocument | "failed">();

  useEffect(() => {
    if (!openPdf || !container.current) return undefined;
    const ending = new AbortController();
    let pdf: PdfDocument | undefined;
    const open = async (): Promise<void> => {
      try {
        pdf = await openPdf(href, ending.signal);
        if (ending.signal.aborted) pdf.close();
        else setOpened(pdf);
      } catch (error) {
        if (ending.signal.aborted) return;
        console.warn("The PDF could not be shown in the page; its link stands.", error);
        setOpened("failed");
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void open();
      },
      { rootMargin: "400px" },
    );
    observer.observe(container.current);
    return () => {
      observer.disconnect();
      ending.abort();
      pdf?.close();
      setOpened(undefined);
    };
  }, [href, openPdf]);

  return (
    <div ref={container} className={cx(styles["view"], openPdf && opened !== "failed" && styles["room"])}>
      <p className={styles["link"]}>
        <Icon name="external" />
        <a href={href} target="_blank" rel="noopener">
          {t("fileViewer.openPdf")}
        </a>
      </p>
      {opened === "failed" && <p role="status">{t("fileViewer.pdfFailed")}</p>}
      {typeof opened === "object" && <PdfPages pdf={opened} />}
    </div>
  );
}
