import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { FiguresDownload } from "../../ui/FiguresDownload.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { usable } from "../../ui/figures.ts";
import { StockQuote } from "./StockQuote.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { stockInformationTexts } from "./texts.ts";
import { uiTexts } from "../../ui/texts.ts";
import styles from "./StockInformation.module.css";

/** Market figures as small multiples: the last value in words and numbers, a line, the table behind it, all of it as files. */
export function StockInformation({ node, content: { series = [] } }: WidgetProps): ReactNode {
  const t = useTexts(stockInformationTexts, uiTexts);
  const quotes = usable(series);
  if (quotes.length === 0) return null;
  const level = node.headingLevel ?? 2;
  return (
    <section className={styles["stock"]}>
      <SectionHeading level={level} text={t("stockInformation.title")} />
      <ul className={styles["quotes"]}>
        {quotes.map((one, index) => (
          <li key={index}>
            <StockQuote series={one} level={level + 1} />
          </li>
        ))}
      </ul>
      <FiguresDownload series={quotes} label={t("ui.figures.download")} />
    </section>
  );
}
