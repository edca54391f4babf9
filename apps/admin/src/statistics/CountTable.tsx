import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./statistics.module.css";

export interface CountTableProps {
  readonly name: string;
  readonly columns: readonly string[];
  /** How many columns at the end are figures. */
  readonly figures?: number;
  /** As many cells as columns; the first names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures in a table, which scrolls by itself where it is wider than the screen. */
export function CountTable({ name, columns, figures = 1, rows }: CountTableProps): ReactNode {
  const { t } = useTranslation();
  if (rows.length === 0) return <p>{t("statistics.none")}</p>;
  return (
    <div className={styles["scroll"]} role="group" aria-label={name} tabIndex={0}>
      <table className={styles["counts"]}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figures={index >= columns.length - figures || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={index} data-figures={index + 1 >= columns.length - figures || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
