/** Makes a change set of the lines on its input, in the database of DATA_DIR beside a running server, and prints the path of a preview of it. */
import { keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { text } from "node:stream/consumers";
import { createDb } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { makeChangeSet } from "../features/editing/change-set-store.ts";
import { saveDraft } from "../features/editing/drafts.ts";
import { makeTicket } from "../features/preview/tickets.ts";
import { silentLog } from "../services/log.ts";

const lines = JSON.parse(await text(process.stdin)) as readonly (RecordFields & { readonly kind: Kind })[];
const database = await openDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? "" }, { role: "client", log: silentLog });
const db = createDb(database.pool);
const { id: changeSetId } = await makeChangeSet(db, undefined, { title: "Xem trước" });
for (const { kind, ...record } of lines)
  await saveDraft(db, undefined, {
    changeSetId,
    kind,
    key: keyOf(kind, record),
    record,
    expected: 0,
    baseHash: undefined,
    formerKey: undefined,
    successor: undefined,
    by: "command",
  });
const { id: madeBy } = await db.selectFrom("account").select("id").where("role", "=", "administrator").executeTakeFirstOrThrow();
const { ticket } = await makeTicket(db, { changeSetId, asOf: undefined, isBefore: false, sessionId: undefined, madeBy, lifetime: 3600 });
process.stdout.write(`/xem-truoc/${ticket}`);
await database.close();
