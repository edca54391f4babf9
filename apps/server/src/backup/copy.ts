/** Rows as PostgreSQL's COPY gives and takes them, in its binary format. */
import { PassThrough, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Protection } from "./sealing.ts";

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]): string => names.map(quoted).join(", ");

/** What PostgreSQL computes itself is left out. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${quoted(table)}`],
  );
  return rows.map(({ name }) => name);
}

/** Byte by byte, whatever the collation of the database: the same rows have the same digest everywhere. */
async function orderOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; isText: boolean }>(
    `select a.attname as name, a.attcollation <> 0 as "isText"
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [`public.${quoted(table)}`],
  );
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key, so its rows have no order.`);
  return rows.map(({ name, isText }) => `${quoted(name)}${isText ? ' collate "C"' : ""}`).join(", ");
}

export interface Copied {
  readonly rows: number;
  readonly bytes: number;
  readonly digest: string;
}

interface Rows {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Watched {
  readonly protection: Protection;
  /** Gets the bytes of rows so far, again and again. */
  readonly onBytes: (bytes: number) => void;
}

/** Streams a table's rows in the order of their keys. @param through - where they go; none: only their digest is wanted */
export async function readRows(
  client: pg.ClientBase,
  { name, columns }: Rows,
  watched: Watched,
  through: readonly NodeJS.ReadWriteStream[],
  target: NodeJS.WritableStream,
): Promise<Copied> {
  const order = await orderOf(client, name);
  const source = client.query(
    copyTo(`copy (select ${listed(columns)} from public.${quoted(name)} order by ${order}) to stdout (format binary)`),
  );
  const measure = measured(watched);
  await pipeline([source, measure.stream, ...through, target]);
  return { rows: source.rowCount, ...measure.result() };
}

/** Adds rows to a table. */
export async function writeRows(
  client: pg.ClientBase,
  { name, columns }: Rows,
  watched: Watched,
  source: NodeJS.ReadableStream,
  through: readonly NodeJS.ReadWriteStream[],
): Promise<Copied> {
  const target = client.query(copyFrom(`copy public.${quoted(name)} (${listed(columns)}) from stdin (format binary)`));
  const measure = measured(watched);
  await pipeline([source, ...through, measure.stream, target]);
  return { rows: target.rowCount, ...measure.result() };
}

/** Where rows go whose digest alone is wanted. */
export function nowhere(): NodeJS.WritableStream {
  return new PassThrough().resume();
}

function measured({ protection, onBytes }: Watched) {
  const digest = protection.digest();
  let bytes = 0;
  const stream = new Transform({
    transform(data: Buffer, _encoding, done) {
      bytes += data.length;
      onBytes(bytes);
      digest.update(data);
      done(null, data);
    },
  });
  return { stream, result: () => ({ bytes, digest: digest.digest("hex") }) };
}
