/** Publishes what is scheduled once its time has come. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { lockChangeSet, updateChangeSet } from "./change-set-store.ts";
import { announceAttention } from "./notices.ts";
import { publishChangeSet } from "./publish.ts";
import { recordOnSet } from "./record-on-set.ts";
import { Refused } from "./refused.ts";
import type { EditingTools } from "./tools.ts";

/**
 * Publishes every change set whose time has come, in the order of their times; one that cannot be published needs attention, and holds up no other.
 * Many processes may do so at once, and any of them may end in the middle: a change set is published once.
 * @returns how many were published
 * @throws the first other error, once all were tried: those sets stay scheduled
 */
export async function publishDue(tools: EditingTools): Promise<number> {
  let published = 0;
  const errors: unknown[] = [];
  for (const { id, revision } of await dueSets(tools.db)) {
    try {
      await publishChangeSet(tools, undefined, { id, expected: undefined, how: "due" });
      published += 1;
    } catch (error) {
      if (error instanceof Refused) await askForAttention(tools, { id, revision }, error);
      else errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return published;
}

async function dueSets(db: Kysely<Database>): Promise<{ readonly id: string; readonly revision: number }[]> {
  return db
    .selectFrom("change_set")
    .select(["id", "revision"])
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", sql<Date>`clock_timestamp()`)
    .orderBy("publish_at")
    .orderBy("id")
    .execute();
}

/** Unless another process has published it meanwhile, or somebody has changed it. */
async function askForAttention(
  tools: EditingTools,
  { id, revision }: { readonly id: string; readonly revision: number },
  { message, code }: Refused,
): Promise<void> {
  await tools.db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, undefined);
    if (set.state !== "scheduled" || set.revision !== revision) return;
    await updateChangeSet(transaction, id, { state: "needs attention", reason: message });
    await announceAttention(transaction, tools, set, message);
    await recordOnSet(transaction, id, { actor: undefined, act: "changeSet.needsAttention", details: { code } });
  });
}
