import { sql } from "kysely";
import { expect, test } from "vitest";
import { readTable } from "../../content/old-addresses/read-table.ts";
import { storeTable } from "../../content/old-addresses/store.ts";
import { openImporter } from "../../content/testing/importer.ts";
import { findFormerAddress } from "./former-addresses.ts";
import { findOldAddress } from "./old-addresses.ts";

const importer = openImporter();

const store = async (...lines: readonly string[]): Promise<void> => {
  const { rows, problems } = readTable(["pattern,target", ...lines].join("\n"));
  expect(problems).toEqual([]);
  await storeTable(importer().db, rows, false);
};
const find = async (address: string): Promise<string | undefined> => {
  const found = await findOldAddress(importer().db, address);
  return found && (found.target ?? "gone");
};

test("an old address leads by the pattern that says most of it, or is gone", async () => {
  await store(
    "/webcenter/*,/btc",
    "/webcenter/portal/:unit/tin/:so,/:unit/tin/:so",
    "/webcenter/portal/cuc/tin/:so,gone",
    "/webcenter/portal/r/m?dDocName=MOFUCM1,/btc/tin/mot",
    "/webcenter/portal/r/m?dDocName=:so&v=2,/btc/hoi-dap/chi-tiet?id=:so",
  );
  const led = await Promise.all(
    [
      "/webcenter/portal/vien/tin/5",
      "/webcenter/portal/cuc/tin/5",
      "/webcenter/portal/r/m?_afr=1&dDocName=mofucm1",
      "/webcenter/portal/r/m?dDocName=7&v=2",
      "/webcenter/portal/r/m?dDocName=7",
      "/webcenter",
      "/webcenter2",
      "/",
      "/%ff",
      "/webcenter/portal/vien/tin/%00",
    ].map(find),
  );
  expect(led).toEqual([
    "/vien/tin/5",
    "gone",
    "/btc/tin/mot",
    "/btc/hoi-dap/chi-tiet?id=7",
    "/btc",
    "/btc",
    undefined,
    undefined,
    undefined,
    "/vien/tin/%00",
  ]);
});

test("nobody is led on from an old address to another one, nor round", async () => {
  await store("/a/:x/y,/:x/:x/y", "/b/:x,/:x", "/c,/d", "/e/*,/*");
  expect(await Promise.all(["/a/a/y", "/b/c", "/e/e/x", "/e/c", "/a/z/y", "/b/z", "/e/x/y"].map(find))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "/z/z/y",
    "/z",
    "/x/y",
  ]);
});

test("what was published here counts before what was elsewhere", async () => {
  const { db } = importer();
  await store("/cuc/tin/:so,/btc", "/cuc/cu/:so,/btc/:so");
  await db.insertInto("redirect").values({ path: "/cuc/tin/mot", target: "/cuc/moi/mot", change_set_id: null }).execute();
  const targets = await Promise.all(
    ["/cuc/tin/mot", "/cuc/tin/hai?x=1", "/cuc/cu/ba"].map((address) => findFormerAddress(db, address, Date.now())),
  );
  expect(targets.map((found) => found?.target)).toEqual(["/cuc/moi/mot", "/btc", "/btc/ba"]);
});

test("the table takes the place of the one before, says what differs, and changes nothing in a dry run", async () => {
  const { db } = importer();
  await store("/a,/x", "/b,/x", "/c,gone");
  const { rows } = readTable("pattern,target,note\n/a,/x\n/b,/y\n/d,/x,mới");
  const changes = { added: 1, changed: 1, removed: 1, unchanged: 1 };
  expect(await storeTable(db, rows, true)).toEqual(changes);
  expect(await Promise.all(["/b", "/c", "/d"].map(find))).toEqual(["/x", "gone", undefined]);
  expect(await storeTable(db, rows, false)).toEqual(changes);
  expect(await Promise.all(["/a", "/b", "/c", "/d"].map(find))).toEqual(["/x", "/y", undefined, "/x"]);
  expect(await storeTable(db, rows, false)).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 3 });
});

test("of fifty thousand patterns that begin alike, those are read that may take the address", { timeout: 120_000 }, async () => {
  const { db, pool } = importer();
  const lines = Array.from({ length: 50_000 }, (_one, index) => `/webcenter/portal/r/m?dDocName=MOFUCM${index},/btc/tin/bai-${index}`);
  await store(...lines, "/webcenter/*,/btc");
  await pool.query("analyze old_address");
  // Counts are those of a transaction: in one session.
  const { before, after, found } = await db.transaction().execute(async (transaction) => {
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ read: string }>`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'old_address'`.execute(
        transaction,
      );
      return Number(rows[0]?.read ?? 0);
    };
    const first = await count();
    const one = await findOldAddress(transaction, "/webcenter/portal/r/m?a=1&dDocName=MOFUCM49999&b=2");
    return { before: first, after: await count(), found: one };
  });
  expect(found).toEqual({ target: "/btc/tin/bai-49999" });
  expect(after - before).toBeLessThan(10);
});
