import type { About, Table } from "./table.ts";

/** A table for programs: rows as objects, by the keys of its columns. */
export const tableToJson = ({ title, columns, rows }: Table, about: About): string =>
  JSON.stringify({
    title,
    ...about,
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index] ?? null]))),
  });
