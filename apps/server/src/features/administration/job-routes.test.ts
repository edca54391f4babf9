import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openJobs } from "../../services/jobs/jobs.ts";
import { silentLog } from "../../services/log.ts";
import { visitors } from "../../testing/visitors.ts";

const current = visitors(async ({ site }) => void (await site("btc")));

const jobs = async (): Promise<Readonly<Record<string, object>>> => {
  const { data } = (await current().admin("jobs")).json<{ data: { name: string }[] }>();
  return Object.fromEntries(data.map(({ name, ...counts }) => [name, counts]));
};
const idle = { waiting: 0, failed: 0, next: null };

async function keepFile(path: string, contentType: string): Promise<string> {
  const bytes = Buffer.from(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { path, original_path: path, content_type: contentType, bytes, size: bytes.length, sha256, content_hash: "test" };
  await current().db.insertInto("file").values(row).execute();
  return sha256;
}

test("administrators see how much the portal still has to do, and what failed", async () => {
  const { db } = current();
  expect(await jobs()).toEqual({ mail: idle, changeSets: idle, fileTexts: idle, pictures: idle, feeds: idle });

  const queue = openJobs({ db, connectionString: undefined, log: silentLog });
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, "mail", { id }, { id });
    await sql`update jobs.job set start_after = now() + interval '1 minute'`.execute(tx);
  });
  await queue.close();
  for (const [title, state, publishAt] of [
    ["Tuần sau", "scheduled", "2031-05-08T02:00:00.000Z"],
    ["Tuần này", "scheduled", "2031-05-01T02:00:00.000Z"],
    ["Đã lỡ", "needs attention", "2026-05-01T02:00:00.000Z"],
    ["Đang viết", "draft", null],
  ] as const)
    await sql`insert into change_set (title, state, publish_at) values (${title}, ${state}, ${publishAt})`.execute(db);
  await keepFile("doc/cho.pdf", "application/pdf");
  const read = await keepFile("doc/hong.pdf", "application/pdf");
  await db.insertInto("file_text").values({ path: "doc/hong.pdf", sha256: read, text: null, failure: "encrypted" }).execute();
  await keepFile("hinh/cho.png", "image/png");
  const looked = await keepFile("hinh/hong.png", "image/png");
  await db.insertInto("picture").values({ path: "hinh/hong.png", sha256: looked, widest: null, failure: "unreadable" }).execute();
  for (const [address, tried, failure] of [
    ["https://a.example/rss", null, null],
    ["https://b.example/rss", "2026-05-01T02:00:00.000Z", "404"],
    ["https://c.example/rss", "2026-05-01T02:00:00.000Z", null],
  ] as const)
    await sql`insert into feed (address, items, tried_at, failure, content_hash) values (${address}, '[]', ${tried}, ${failure}, 'test')`.execute(
      db,
    );

  expect(await jobs()).toEqual({
    mail: { ...idle, waiting: 1 },
    changeSets: { waiting: 2, failed: 1, next: "2031-05-01T02:00:00.000Z" },
    fileTexts: { ...idle, waiting: 1, failed: 1 },
    pictures: { ...idle, waiting: 1, failed: 1 },
    feeds: { ...idle, waiting: 1, failed: 1 },
  });
});
