import type { KyselyPlugin, PluginTransformResultArgs } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { silentLog } from "../../services/log.ts";
import { testStaff } from "../../testing/staff.ts";
import { watchPresence } from "./watch-presence.ts";

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

it("does not end who connects while it is read whose sessions are open", async () => {
  const db = createDb(database.pool);
  const [first, second] = [await testStaff(db, { administrator: true }), await testStaff(db, { administrator: true })];
  let held: PromiseWithResolvers<void> | undefined;
  const answered: unknown[] = [];
  const hold: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      answered.push(result);
      await held?.promise;
      return result;
    },
  };
  const watch = watchPresence({
    db: db.withPlugin(hold),
    connectionString: database.connectionString,
    log: silentLog,
    send: () => undefined,
    dismiss: () => Promise.resolve(),
  });
  const ended: string[] = [];
  const open = (name: string, { session, id }: typeof first): void =>
    watch.open(name, { sessionId: session, accountId: id, end: () => void ended.push(name) });
  try {
    held = Promise.withResolvers();
    open("here before", first);
    await vi.waitFor(() => expect(answered).toHaveLength(1), { timeout: 60_000 });
    open("comes meanwhile", second);
    held.resolve();
    held = undefined;
    const before = answered.length;
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before + 2), { timeout: 60_000 });
    expect(ended).toEqual([]);
    await db.updateTable("staff_session").set({ ended_at: new Date() }).where("id", "=", second.session).execute();
    await vi.waitFor(() => expect(ended).toContain("comes meanwhile"), { timeout: 60_000 });
    expect(ended).not.toContain("here before");
  } finally {
    await watch.end();
  }
});
