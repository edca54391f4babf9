import type { RecordFields } from "@portal/domain/records";
import type { Target } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { liveRecord } from "../editing/drafts.ts";
import { siteOf } from "../editing/site-of.ts";

/** What a member has to be allowed to see who is at a record: the live one's site, and those of all drafts of a new one. What nobody has written is administrators'. */
export async function targetsOf(db: Kysely<Database>, { kind, key }: RecordKey): Promise<readonly Target[]> {
  const live = await liveRecord(db, { kind, key });
  const drafts = live ? [] : await db.selectFrom("draft").select("record").where("kind", "=", kind).where("key", "=", key).execute();
  const written = live ? [live.fields] : drafts.flatMap(({ record }) => record ?? []);
  const sites = new Set(await Promise.all(written.map((fields) => siteOf(db, kind, fields as RecordFields))));
  return (sites.size === 0 ? [null] : [...sites]).map((site) => ({ site, isOwn: false }));
}
