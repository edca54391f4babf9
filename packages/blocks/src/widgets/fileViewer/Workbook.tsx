import type { ReactNode } from "react";
import type { SheetView } from "@portal/domain";
import { Heading } from "../../ui/Heading.tsx";
import { SheetTable } from "./SheetTable.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./Workbook.module.css";

interface WorkbookProps {
  /** Of the node; the sheets' ids begin with it. */
  readonly id: string;
  readonly level: number;
  readonly sheets: readonly SheetView[];
  readonly omittedSheets: number;
}

/** Sheets as sections, with a list of them where there are several. */
export function Workbook({ id, level, sheets, omittedSheets }: WorkbookProps): ReactNode {
  const t = useTexts(fileViewerTexts);
  const sheetId = (index: number): string => `${id}-sheet-${index + 1}`;
  const nameOf = ({ name }: SheetView, index: number): string => name || t("fileViewer.sheet", { number: index + 1 });
  const several = sheets.length > 1;
  return (
    <>
      {several && (
        <nav className={styles["contents"]} aria-label={t("fileViewer.sheets")}>
          <ol>
            {sheets.map((sheet, index) => (
              <li key={index}>
                <a href={`#${sheetId(index)}`}>{nameOf(sheet, index)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {omittedSheets > 0 && <p className={styles["cut"]}>{t("fileViewer.omittedSheets", { count: omittedSheets })}</p>}
      {sheets.map((sheet, index) => (
        <section key={index} id={sheetId(index)} className={styles["sheet"]}>
          {(several || sheet.name !== "") && (
            <Heading level={level} className={styles["name"]}>
              {nameOf(sheet, index)}
            </Heading>
          )}
          {sheet.notes.map((note, line) => (
            <p key={line}>{note}</p>
          ))}
          <SheetTable sheet={sheet} label={nameOf(sheet, index)} />
        </section>
      ))}
    </>
  );
}
