import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Name } from "./Name.tsx";
import styles from "./DataTable.module.css";

export interface DataColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** Numbers stand to the right, with digits of equal width. */
  readonly numeric?: boolean;
}

export interface DataRow {
  readonly key: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  /** The caption is said to assistive technology only, because a heading says it already. */
  readonly captionHidden?: boolean;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** A table of figures; scrolls by itself where it is wider than its place. */
export function DataTable({ caption, captionHidden = false, columns, rows }: DataTableProps): ReactNode {
  return (
    <div className={styles["scroll"]} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles["table"]}>
        <caption className={captionHidden ? "visually-hidden" : styles["caption"]}>
          <span className={styles["name"]}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.numeric && styles["numeric"])}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {nameOf(row.cells[index])}
                  </th>
                ) : (
                  <td key={column.key} className={cx(column.numeric && styles["numeric"])}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names from content may be empty; a heading must not be. */
const nameOf = (cell: ReactNode): ReactNode => (typeof cell === "string" ? <Name text={cell} /> : cell);
