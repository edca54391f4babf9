import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { recordAct } from "../../services/audit.ts";
import { createLimits } from "../../services/limits/limits.ts";
import { limitRules } from "../../services/limits/rules.ts";
import type { CaptchaCheck } from "./action.ts";
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

describe("a form whose outcome is kept in the action's transaction", () => {
  const audit = () => db().selectFrom("audit").select("subject").where("act", "=", "form.test").execute();
  /** Writes one row, and keeps its outcome with it; `after` happens behind the commit. */
  const stores = (after: () => Promise<void> | void = () => undefined) =>
    build(async ({ context }) => {
      const subject = context.key ?? "";
      const outcome = await db()
        .transaction()
        .execute(async (tx) => {
          await recordAct(tx, { actor: undefined, act: "form.test", subject });
          return context.persistOutcome(tx, { ...done, receipt: subject });
        });
      await after();
      return outcome;
    });
  const rows = async (key: string) => (await audit()).filter(({ subject }) => subject === key).length;

  it("has it although the action fails behind its commit", async () => {
    let fails = true;
    const { api, fields, runs } = await stores(() => {
      if (fails) throw new Error("The connection was lost before the answer.");
    });
    expect((await api()).statusCode).toBe(503);
    fails = false;
    expect((await api()).json()).toMatchObject({ success: true, data: { receipt: fields.key } });
    expect((await api({ captchaId: "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11", capcha: "another" })).json()).toMatchObject({ success: true });
    expect([runs.length, await rows(fields.key)]).toEqual([1, 1]);
  });

  it("is stored with its outcome or not at all, where the disk is full; once there is room it is stored once, by the captcha solved before", async () => {
    const solved = new Set(["abc12"]);
    const { action } = questionAction(async ({ context }) =>
      db()
        .transaction()
        .execute(async (tx) => {
          await recordAct(tx, { actor: undefined, act: "form.test", subject: context.key ?? "" });
          return context.persistOutcome(tx, done);
        }),
    );
    // Each answer is right once, as with the portal's own captcha.
    const captcha: CaptchaCheck = { verify: async (_, { text = "" }) => Number(solved.delete(text)) };
    const app = await formsApp(db(), { actions: [action], services: { db: db(), limits: createLimits(db(), limitRules), captcha } });
    const key = freshKey();
    const send = () => app.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded({ ...question, key }) });
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db());
    await sql`create trigger full_disk before update of outcome on form_submission for each row
      when (new.outcome is not null) execute function full_disk()`.execute(db());
    try {
      expect((await send()).statusCode).toBe(503);
    } finally {
      await sql`drop function full_disk cascade`.execute(db());
    }
    expect(await rows(key)).toBe(0);
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([303, 303]);
    expect(await rows(key)).toBe(1);
  });

  it("is undone where it took so long that another run took its place", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    const { api, fields } = await build(({ context }) =>
      db()
        .transaction()
        .execute(async (tx) => {
          const waits = isFirst;
          isFirst = false;
          if (waits) await held;
          await recordAct(tx, { actor: undefined, act: "form.test", subject: context.key ?? "" });
          return context.persistOutcome(tx, done);
        }),
    );
    const late = api();
    await expect.poll(() => isFirst).toBe(false);
    await sql`update form_submission set expires_at = now() - interval '1 second' where outcome is null`.execute(db());
    expect((await api()).statusCode).toBe(200);
    release();
    expect((await late).statusCode).toBe(503);
    expect(await rows(fields.key)).toBe(1);
    expect((await api()).statusCode).toBe(200);
    expect(await rows(fields.key)).toBe(1);
  });

  it("asks for the captcha again after a wrong answer, at once", async () => {
    const { api, runs } = await stores();
    expect((await api({ capcha: "wrong" })).statusCode).toBe(422);
    expect((await api()).statusCode).toBe(200);
    expect(runs).toHaveLength(1);
  });
});

describe("over a real connection", () => {
  it("a second request waits for the first and has its outcome; the action is aborted only for clients that went away", async () => {
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
