/** The program of the thread that writes files of open data. */
import type { DataFormat } from "@portal/domain";
import { runBehindAnswers } from "../../services/behind-answers.ts";
import { type About, type Table, tableToCsv } from "./table.ts";
import { tableToJson } from "./write-json.ts";
import { tableToXlsx } from "./write-xlsx.ts";

runBehindAnswers();

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
