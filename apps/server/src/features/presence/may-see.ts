import { holdsRoleFor } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { readRoleHolders } from "../accounts/role-holders.ts";
import { targetsOf } from "./sites-of-record.ts";

/** Whether an account may see who is at a record, as its roles and the record's site are now: a connection lasts longer than either may. */
export async function maySee(db: Kysely<Database>, account: string, record: RecordKey): Promise<boolean> {
  const [holders, targets] = await Promise.all([readRoleHolders(db, [account]), targetsOf(db, record)]);
  const holder = holders.get(account);
  return holder !== undefined && targets.every((target) => holdsRoleFor(holder, "presence.see", target));
}
