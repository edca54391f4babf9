import { toCsv } from "../../services/csv.ts";

/** Empty: null. */
export type Cell = string | number | null;

export interface Column {
  /** Names it for programs, and stays as it is. */
  readonly key: string;
  readonly label: string;
  /** A day is "YYYY-MM-DD". */
  readonly kind: "text" | "number" | "day";
}

/** What a file of open data holds, whatever its format. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Where a table is from. */
export interface About {
  readonly publisher: string;
  /** Absolute addresses. */
  readonly licence: string;
  readonly source: string;
}

/** Labels of the columns, and the rows below them. */
export const tableToCsv = ({ columns, rows }: Pick<Table, "columns" | "rows">): string =>
  toCsv(
    columns.map(({ label }) => label),
    rows,
  );
