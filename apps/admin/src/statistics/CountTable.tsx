import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./statistics.module.css";

export interface CountTableProps {
  readonly name: string;
  readonly columns: readonly string[];
  /** As many cells as columns; the first names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures in a table, which scrolls by itself where it is wider than the screen. */
export function CountTable({ name, columns, rows }: CountTableProps): ReactNode {
  const { t } = useTranslation();
  if (rows.length === 0) return <p>{t("statistics.none")}</p>;
  return (
    <div className={styles["scroll"]} role="group" aria-label={name} tabIndex={0}>
      <table className={styles["counts"]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
