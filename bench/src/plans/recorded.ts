/** What a portal asked its database while it answered one address. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export interface RecordedStatement {
  readonly text: string;
  /** As they go over the wire. */
  readonly values: readonly (string | null)[];
  /** Settings of the session: "-c name=value". */
  readonly options: string | undefined;
  /** Milliseconds from sending to the answer. */
  readonly ms: number;
}

/** Those that `ask` causes. @param file where the portal writes them (record-statements.mjs) */
export async function statementsOf(file: string, ask: () => Promise<unknown>): Promise<RecordedStatement[]> {
  writeFileSync(file, "");
  await ask();
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line) as RecordedStatement);
}
