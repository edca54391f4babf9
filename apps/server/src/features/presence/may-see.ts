import { holdsRoleFor } from "@portal/contracts";
import { HubError } from "@portal/hub";
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { readRoleHolders } from "../accounts/role-holders.ts";
import { targetsOf } from "./sites-of-record.ts";

/** Asked at each call: a connection lasts longer than a role may. @throws HubError where somebody may not see who is at a record */
export async function requireSight(db: Kysely<Database>, account: string, record: RecordKey): Promise<void> {
  const [holders, targets] = await Promise.all([readRoleHolders(db, [account]), targetsOf(db, record)]);
  const holder = holders.get(account);
  if (!holder || !targets.every((target) => holdsRoleFor(holder, "presence.see", target)))
    throw new HubError("This account has no role on the site of this record; an administrator can give it one.");
}
