import type { Kind } from "@portal/domain/records";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { type Table, tables } from "./tables.ts";

export interface Written {
  readonly outcome: "new" | "changed" | "unchanged";
  /** Slug of the category that a stored article was in, or that a stored category was below; role that a stored person had; path of a stored file as it was given. */
  readonly former: string | undefined;
}

/**
 * Inserts or updates rows of one kind in one statement; rows equal to what is stored stay as they are, `updated_at` included.
 * @param rows with unique keys
 * @returns the outcome of each, in their order
 */
export async function upsert(db: Kysely<Database>, kind: Kind, rows: readonly Readonly<Record<string, unknown>>[]): Promise<Written[]> {
  const { apart } = tables[kind];
  if (!apart) return run(db, kind, rows, []);
  const written: Written[] = [];
  for (const group of groupsOf(rows, apart.column)) {
    const values = group.map((row) => row[apart.column]);
    const others = group.map((row) => ({ ...row, [apart.column]: undefined }));
    written.push(...(await run(db, kind, others, [values])));
  }
  return written;
}

/** Bytes that travel in one statement, as hexadecimal. */
const MAX_GROUP_BYTES = 8 * 1024 * 1024;

function* groupsOf<Row extends Readonly<Record<string, unknown>>>(rows: readonly Row[], column: string): Generator<Row[]> {
  let group: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = (row[column] as Buffer).length;
    if (group.length > 0 && bytes + size > MAX_GROUP_BYTES) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(row);
    bytes += size;
  }
  yield group;
}

async function run(db: Kysely<Database>, kind: Kind, rows: readonly object[], apart: readonly unknown[]): Promise<Written[]> {
  if (rows.length === 0) return [];
  const json = JSON.stringify(rows.map((row, n) => ({ ...row, n })));
  const { rows: results } = await db.executeQuery<{ differs: boolean | null; former: string | null }>(
    CompiledQuery.raw(statements[kind], [json, ...apart]),
  );
  return results.map(({ differs, former }) => ({
    outcome: differs === null ? "new" : differs ? "changed" : "unchanged",
    former: former ?? undefined,
  }));
}

const list = (names: readonly string[], prefix = ""): string => names.map((name) => prefix + name).join(", ");

/**
 * `before` sees the table as it was: all parts of a statement do. Identities are dealt out in the order of the rows. What is stored exactly so is left out:
 * a conflict would lock the row, which writes it.
 */
function statementFor({ name, key, columns, stamps, references, apart, former }: Table): string {
  const own = { ...columns, ...stamps };
  const sent = [...Object.entries(own), ...(references?.fields ?? []).map((field): [string, string] => [field, "text"])];
  const compared = [...Object.keys(columns), ...Object.keys(references?.columns ?? {})];
  const stored = [...compared, ...Object.keys(stamps)];
  const written = [...stored, ...(apart ? [apart.column] : [])];
  const found = Object.entries(references?.columns ?? {}).map(([column, expression]) => `, ${expression} as ${column}`);
  const same = key.map((column) => `t.${column} = i.${column}`).join(" and ");
  return `
    with incoming as materialized (
      select i.n, ${list(Object.keys(own), "i.")}${found.join("")}
      from json_to_recordset($1::json) as i (n integer, ${sent.map(([column, type]) => `${column} ${type}`).join(", ")}) ${references?.join ?? ""}
    ), before as (
      select i.n, (${list(compared, "t.")}) is distinct from (${list(compared, "i.")}) as differs,
        (${list(stored, "t.")}) is not distinct from (${list(stored, "i.")}) as is_same, ${former ?? "null"} as former
      from incoming i join ${name} t on ${same}
    ), written as (
      insert into ${name} as t (${list(written)})
      select ${list(stored, "i.")}${apart ? ", a.value" : ""} from incoming i
      ${apart ? `join unnest($2::${apart.type}[]) with ordinality as a (value, place) on a.place = i.n + 1` : ""}
      where not exists (select from before b where b.n = i.n and b.is_same) order by i.n
      on conflict (${list(key)}) do update set
        ${written.map((column) => `${column} = excluded.${column}`).join(", ")},
        updated_at = case when (${list(compared, "t.")}) is distinct from (${list(compared, "excluded.")}) then now() else t.updated_at end
      where (${list(stored, "t.")}) is distinct from (${list(stored, "excluded.")})
    )
    select b.differs, b.former from incoming i left join before b on b.n = i.n order by i.n`;
}

const statements = Object.fromEntries(Object.entries(tables).map(([kind, table]) => [kind, statementFor(table)])) as Record<Kind, string>;
