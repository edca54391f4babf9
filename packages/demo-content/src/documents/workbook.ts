import { readJson } from "../content.ts";

export interface Sheet {
  readonly name: string;
  /** The first row is the header. */
  readonly rows: readonly (readonly (string | number)[])[];
}

const workbooks = readJson("documents/workbooks.json") as Readonly<Record<string, readonly Sheet[]>>;

/** The tables that belong to an article. @throws where none are written for this title */
export function sheetsOf(title: string): readonly Sheet[] {
  const sheets = workbooks[title];
  if (!sheets)
    throw new Error(`The workbook of "${title}" has no tables: write them in packages/demo-content/content/documents/workbooks.json.`);
  return sheets;
}
