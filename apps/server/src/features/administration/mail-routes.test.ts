import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openJobs } from "../../services/jobs/jobs.ts";
import { silentLog } from "../../services/log.ts";
import { visitors } from "../../testing/visitors.ts";

const current = visitors(async ({ site }) => void (await site("btc")));

const list = async () => {
  const response = await current().admin("mails");
  return { body: response.body, mails: response.json<{ data: { id: string; recipient: string }[] }>().data };
};
const keep = async (recipient: string) => {
  const row = {
    recipient,
    subject: "Đặt mật khẩu mới",
    body: "https://portal.example/?token=mot-lan",
    attempts: 31,
    failure: "ECONNECTION CONN",
  };
  return (await current().db.insertInto("mail").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

test("administrators see which messages were given up, without their texts, and have them tried again", async () => {
  const { db, mails } = current();
  const failed = await keep("mau@example.test");
  const waiting = await keep("doi@example.test");
  const jobs = openJobs({ db, connectionString: undefined, log: silentLog });
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, "mail", { id: waiting }, { id: waiting });
    await sql`update jobs.job set start_after = now() + interval '1 minute'`.execute(tx);
  });
  await jobs.close();

  const first = await list();
  expect(first.mails).toEqual([
    {
      id: failed,
      recipient: "mau@example.test",
      subject: "Đặt mật khẩu mới",
      queuedAt: expect.any(String) as string,
      attempts: 31,
      failure: "ECONNECTION CONN",
    },
  ]);
  expect(first.body).not.toContain("mot-lan");

  expect((await current().admin(`mails/${waiting}/retry`, {})).statusCode).toBe(404);
  expect((await current().admin(`mails/${randomUUID()}/retry`, {})).statusCode).toBe(404);
  expect((await current().admin(`mails/${failed}/retry`, {})).statusCode).toBe(200);
  await vi.waitFor(() => expect(mails.map(({ to }) => to)).toEqual(["mau@example.test"]), { timeout: 60_000 });
  expect((await list()).mails).toEqual([]);
  const { rows } = await sql<{ act: string }>`select act from audit where act like 'mail.%' order by id`.execute(db);
  expect(rows.map(({ act }) => act)).toEqual(["mail.read", "mail.retry", "mail.read"]);
});

test("they are for administrators alone", async () => {
  for (const request of [
    { url: "/api/admin/mails" },
    { url: `/api/admin/mails/${randomUUID()}/retry`, method: "POST" as const, payload: {} },
  ])
    expect((await current().app.inject(request)).statusCode).toBe(401);
});
