/** Addresses of records, and what is answered where one was. */
import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath, sitePath, storedPagePath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Kind } from "../../content/line-schema.ts";
import type { RecordFields } from "../../content/read-records.ts";
import type { Database } from "../../database/schema.ts";

/** Path of the page of a record; undefined: it has none of its own. */
export function addressOf(kind: Kind, fields: RecordFields, ministry: Readonly<Record<Language, string>>): string | undefined {
  const text = (name: string): string => String(fields[name]);
  switch (kind) {
    case "site":
      return sitePath(text("slug"));
    case "category":
      return categoryPath(text("site"), text("slug"));
    case "article":
      return articlePath(text("site"), text("category"), text("slug"));
    case "page":
      return storedPagePath(text("site"), text("slug"), languageOf(fields["language"]), ministry);
    default:
      return undefined;
  }
}

/** A path of the portal, as somebody writes it, in the form of an address; undefined: it is none, or leads elsewhere. */
export function successorOf(path: string): string | undefined {
  const url = path.startsWith("/") && !/[\\\p{Cc}]/u.test(path) ? URL.parse(path, "http://portal.invalid") : null;
  // "/.//example" becomes "//example", which is an address of another host.
  return url?.host === "portal.invalid" && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : undefined;
}

export interface Move {
  readonly from: string;
  /** undefined: gone for good. */
  readonly to: string | undefined;
  /** Whether visitors knew it: of what was never public no address is answered, which would say that it was there. */
  readonly wasPublic: boolean;
}

/** Answers from now on where addresses were; an address that is in use again answers for itself. */
export async function recordMoves(
  transaction: Kysely<Database>,
  changeSetId: string,
  moves: readonly Move[],
  used: readonly string[],
): Promise<void> {
  for (const { from, to, wasPublic } of moves) {
    // Who was sent here is sent on at once; where that leads back to itself, nothing is left to lead to.
    await transaction
      .updateTable("redirect")
      .set({ target: sql<string | null>`nullif(${to ?? null}, path)` })
      .where("target", "=", from)
      .execute();
    if (!wasPublic) continue;
    const row = { target: to ?? null, change_set_id: changeSetId };
    await transaction
      .insertInto("redirect")
      .values({ path: from, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
  }
  if (used.length > 0)
    await transaction
      .deleteFrom("redirect")
      .where("path", "=", sql<string>`any(${used}::text[])`)
      .execute();
}
