import type { ReactNode } from "react";
import type { SheetView } from "@portal/domain";
import { type Formatter, useHost } from "@portal/react";
import { useTexts } from "../../ui/use-texts.ts";
import { fileViewerTexts } from "./texts.ts";
import styles from "./Workbook.module.css";

type Cell = SheetView["header"][number];

/** A sheet's table: scrolls in both directions by itself, its header stays in sight. What is left out is said. */
export function SheetTable({ sheet, label }: { readonly sheet: SheetView; readonly label: string }): ReactNode {
  const t = useTexts(fileViewerTexts);
  const { format } = useHost();
  const { header, rows, rowCount, columnCount } = sheet;
  if (header.length === 0) return <p className={styles["cut"]}>{t("fileViewer.emptySheet")}</p>;
  const number = (value: number): string => format.number(value);
  return (
    <>
      <div className={styles["scroll"]} role="region" aria-label={t("fileViewer.table", { name: label })} tabIndex={0}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              {header.map((cell, index) => (
                <Title key={index} text={textOf(cell, format)} numeric={typeof rows[0]?.[index] === "number"} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <Value key={column} cell={cell} first={column === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < rowCount && (
        <p className={styles["cut"]}>{t("fileViewer.cutRows", { shown: number(rows.length), total: number(rowCount) })}</p>
      )}
      {header.length < columnCount && (
        <p className={styles["cut"]}>{t("fileViewer.cutColumns", { shown: number(header.length), total: number(columnCount) })}</p>
      )}
    </>
  );
}

/** A column without a title has an empty cell, not an empty heading. */
function Title({ text, numeric }: { readonly text: string; readonly numeric: boolean }): ReactNode {
  if (text.trim() === "") return <td>{text}</td>;
  return (
    <th scope="col" className={numeric ? styles["numeric"] : undefined}>
      {text}
    </th>
  );
}

function Value({ cell, first }: { readonly cell: Cell; readonly first: boolean }): ReactNode {
  const { format } = useHost();
  const text = textOf(cell, format);
  if (first && typeof cell === "string") return <th scope="row">{text}</th>;
  return <td className={typeof cell === "number" ? styles["numeric"] : undefined}>{text}</td>;
}

/** Years and short numbers stay whole: 2026, not 2.026. How many digits a workbook shows is not known: three tell enough. */
function textOf(cell: Cell, format: Formatter): string {
  if (typeof cell !== "number") return cell ?? "";
  return format.number(cell, {
    useGrouping: "min2",
    ...(Math.abs(cell) < 1 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 3 }),
  });
}
