/** The program of the thread that writes files of open data. */
import { getPriority, setPriority } from "node:os";
import type { DataFormat } from "@portal/domain";
import { type About, type Table, tableToCsv } from "./table.ts";
import { tableToJson } from "./write-json.ts";
import { tableToXlsx } from "./write-xlsx.ts";

// Visitors come first. Elsewhere it would be the whole process's.
if (process.platform === "linux") setPriority(Math.max(getPriority(), 10));

export interface FileToWrite {
  readonly format: DataFormat;
  readonly table: Table;
  readonly about: About;
}

const encoder = new TextEncoder();

export async function writeFile({ format, table, about }: FileToWrite): Promise<Uint8Array<ArrayBuffer>> {
  switch (format) {
    case "csv":
      return encoder.encode(tableToCsv(table));
    case "json":
      return encoder.encode(tableToJson(table, about));
    case "xlsx":
      return tableToXlsx(table, about);
  }
}
