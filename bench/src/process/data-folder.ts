/** What a running portal says of its data folder (`run.json`, docs/operations.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface RunFile {
  readonly connectionString: string;
}

const read = (folder: string): RunFile => JSON.parse(readFileSync(join(folder, "run.json"), "utf8")) as RunFile;

export const connectionOf = (folder: string): string => read(folder).connectionString;
