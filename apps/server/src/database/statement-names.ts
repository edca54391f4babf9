import { createHash } from "node:crypto";

/** The name under which a statement is prepared; undefined: it is sent without one. */
export type StatementNames = (sql: string) => string | undefined;

/** Each connection keeps as many plans. Statements of pages are some thirty; a text that varies with what visitors type must not fill the rest. */
const MAX_NAMES = 200;

/** Names by the statements' text, the same in all processes. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_NAMES) return known;
    const name = `portal_${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
    names.set(sql, name);
    return name;
  };
}
