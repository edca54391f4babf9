import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";

/** Stored items of feeds, by address: one statement. Nothing is fetched here. */
export async function fetchFeeds(db: Kysely<Database>, queries: QueriesOf<"feeds">, signal: AbortSignal | undefined): Promise<Answers> {
  if (queries.length === 0) return [];
  const addresses = [...new Set(queries.flatMap((query) => query.addresses))];
  const rows = await db
    .selectFrom("feed")
    .select(["address", "items"])
    .where(sql<boolean>`address = any (${addresses}::text[])`)
    .execute({ signal });
  const stored = new Map(rows.map(({ address, items }) => [address, items]));
  return queries.map((query) => found(query, stored));
}
