import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { done, formsApp, formsBench, freshKey, questionAction, question, urlencoded } from "./testing/forms-app.ts";

const { build, db } = formsBench();

describe("the same form sent again", () => {
  it("has the same outcome, and runs once: at the same time, and later", async () => {
    let number = 0;
    const { page, runs, app } = await build(async () => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return { ...done, redirect: `/btc?receipt=${(number += 1)}` };
    });
    const all = await Promise.all([page(), page(), page(), page()]);
    expect(all.map(({ headers }) => headers["location"])).toEqual(Array.from({ length: 4 }, () => "/btc?receipt=1"));
    expect((await page()).headers["location"]).toBe("/btc?receipt=1");
    expect(runs).toHaveLength(1);
    // Another process.
    const { action, runs: others } = questionAction(() => done);
    const other = await formsApp(db(), { actions: [action] });
    const again = await other.inject({
      method: "POST",
      url: "/btc/hoi-dap",
      ...urlencoded({ ...question, key: runs[0]?.context.key ?? "" }),
    });
    expect(again.headers["location"]).toBe("/btc?receipt=1");
    expect(others).toEqual([]);
    expect(app.server.listening).toBe(false);
  });

  it("with other content runs, also under the same key", async () => {
    const { page, runs } = await build();
    await page();
    await page({ title: "Một câu hỏi khác" });
    expect(runs).toHaveLength(2);
  });

  it("keeps neither key nor content readable, and forgets in time", async () => {
    const { page, runs } = await build(() => ({ ...done, tokens: { token: "canary-token", refreshToken: "canary-refresh" } }));
    await page();
    const key = runs[0]?.context.key ?? "";
    const { rows } = await sql<{ row: string; seconds: number }>`
      select encode(key_hash, 'escape') || encode(digest, 'escape') || encode(outcome, 'escape') as row,
        extract(epoch from expires_at - now())::int as seconds
      from form_submission order by expires_at desc`.execute(db());
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) for (const secret of [key, "canary", "Thuế", "HD-1"]) expect(row).not.toContain(secret);
    expect(rows.some(({ seconds }) => seconds > 20 && seconds <= 30)).toBe(true);
    await sql`update form_submission set expires_at = now() - interval '1 second'`.execute(db());
    await page();
    expect(runs).toHaveLength(2);
    await sql`update form_submission set expires_at = now() - interval '2 minutes'`.execute(db());
    for (let clearing = 0; clearing < 5; clearing += 1) await page({ key: freshKey() });
    const { rows: left } = await sql`select 1 from form_submission where expires_at < now() - interval '1 minute'`.execute(db());
    expect(left).toEqual([]);
  });
});

describe("over a real connection", () => {
  it("a second request waits for the first and has its outcome; the action is told only of senders that went away", async () => {
    const signals: boolean[] = [];
    const { app, runs, fields } = await build(async ({ context }) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      signals.push(context.signal.aborted);
      return done;
    });
    const base = await app.listen({ port: 0, host: "127.0.0.1" });
    const send = (key: string, signal?: AbortSignal) =>
      fetch(`${base}/btc/hoi-dap`, {
        method: "POST",
        body: new URLSearchParams({ ...fields, key }),
        redirect: "manual",
        signal: signal ?? null,
      });
    const key = freshKey();
    const answers = await Promise.all([send(key), send(key), send(key)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect([runs.length, signals]).toEqual([1, [false]]);
    await expect(send(freshKey(), AbortSignal.timeout(100))).rejects.toThrow("timeout");
    await expect.poll(() => signals).toEqual([false, true]);
  });
});
