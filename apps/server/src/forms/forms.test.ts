import { existsSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { CAPTCHA, formsApp, friend, KEY, multipartOf, question, questionAction, urlencoded } from "./testing/forms-app.ts";

let database: TestDatabase;
let db: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterAll(() => database.close());

const done = { kind: "done", redirect: "/btc/hoi-dap?done=question", receipt: "HD-1" } as const;
let count = 0;
/** A key that no other test has used. */
const freshKey = (): string => `1b4e28ba-2fa1-4d2b-883f-${String((count += 1)).padStart(12, "0")}`;
const build = async (behave: Parameters<typeof questionAction>[0] = () => done) => {
  const { action, runs } = questionAction(behave);
  const app = await formsApp(db, { actions: [action] });
  const fields = { ...question, key: freshKey() };
  const page = (given: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded({ ...fields, ...given }) });
  const api = (given: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/api/forms/question", ...multipartOf({ ...fields, ...given }) });
  return { app, runs, fields, page, api };
};

describe("a form sent without JavaScript", () => {
  it("that is done leads on by 303", async () => {
    const { page, runs } = await build();
    const response = await page();
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({ location: "/btc/hoi-dap?done=question", "cache-control": "private, no-store" });
    expect(runs).toMatchObject([
      {
        values: { field: "Thuế", title: "Hoàn thuế thế nào?", email: "nguoi-hoi@thu.example", consent: "yes" },
        context: { language: "vi", page: "/btc/hoi-dap", network: "127.0.0.1", account: undefined },
      },
    ]);
    expect(runs[0]?.values).not.toHaveProperty("fullName");
  });

  it("that is refused is drawn again by 422, with what was typed and what is wrong", async () => {
    const { page, runs } = await build();
    const response = await page({ title: "", email: "khong-phai-thu", consent: "" });
    expect(response.statusCode).toBe(422);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.json()).toEqual({
      title: "Lỗi: /btc/hoi-dap",
      status: 422,
      key: KEY,
      captcha: CAPTCHA,
      submitted: {
        form: "question",
        values: { field: "Thuế", email: "khong-phai-thu", content: "Tôi muốn hỏi về thủ tục hoàn thuế." },
        errors: [
          { field: "title", code: "required" },
          { field: "email", code: "email" },
          { field: "consent", code: "consent" },
        ],
      },
    });
    expect(runs).toEqual([]);
  });

  it("too often is drawn again by 429, with the time to wait", async () => {
    const { page } = await build(() => ({ kind: "limited", retryAfter: 90 }));
    const response = await page();
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBe("90");
    expect(response.json()).toMatchObject({ submitted: { errors: [{ code: "tooMany", values: { minutes: 2 } }] } });
  });

  it("that fails inside loses nothing, says nothing of the inside, and may be sent again", async () => {
    let broken = true;
    const { page } = await build(() => {
      if (broken) throw new Error("password of the database: secret");
      return done;
    });
    const response = await page();
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain("secret");
    expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "unavailable" }] } });
    broken = false;
    expect((await page()).statusCode).toBe(303);
  });

  it("of no known name, or to an address of the API, finds nothing", async () => {
    const { app } = await build();
    for (const [url, form] of [
      ["/btc", "khong-co"],
      ["/btc", "__proto__"],
      ["/api/forms/khong-co", "question"],
    ] as const)
      expect((await app.inject({ method: "POST", url, ...urlencoded({ form }) })).statusCode).toBe(404);
    expect((await app.inject({ method: "POST", url: "/btc" })).statusCode).toBe(404);
  });

  it("never leads to another site", async () => {
    const { page } = await build(() => ({ kind: "done", redirect: "//evil.example/x" }));
    expect((await page()).headers["location"]).toBe("/evil.example/x");
  });
});

describe("a form sent by a script", () => {
  it("gets its outcome as data", async () => {
    const { api } = await build();
    const response = await api();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, data: { redirect: "/btc/hoi-dap?done=question", receipt: "HD-1" }, message: null });
    const wrong = await api({ key: freshKey(), content: "ngắn" });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual({
      success: false,
      data: { errors: [{ field: "content", code: "tooShort", values: { limit: 10 } }] },
      message: expect.any(String),
    });
  });

  it("knows who is logged in, by the bearer token only", async () => {
    const { app, runs, fields } = await build();
    const { payload, headers } = multipartOf(fields);
    const send = (authorization: string, key: string) =>
      app.inject({
        method: "POST",
        url: "/api/forms/question",
        ...multipartOf({ ...fields, key }),
        headers: { ...headers, authorization },
      });
    expect(payload.length).toBeGreaterThan(0);
    await send("Bearer good", freshKey());
    await send("Bearer bad", freshKey());
    expect(runs.map(({ context }) => context.account?.id)).toEqual(["7", undefined]);
  });

  it("that needs somebody logged in answers 401 to nobody", async () => {
    const { action } = questionAction(() => done);
    const app = await formsApp(db, { actions: [{ ...action, account: "required" }] });
    const response = await app.inject({ method: "POST", url: "/api/forms/question", ...multipartOf({ ...question, key: freshKey() }) });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ data: { errors: [{ code: "signedOut" }] } });
  });

  it("is what a form needs that works on tokens: without JavaScript it is drawn again, and says so", async () => {
    const { action, runs } = questionAction(() => done);
    for (const given of [{ account: "required" }, { script: "required" }] as const) {
      const app = await formsApp(db, { actions: [{ ...action, ...given }] });
      const response = await app.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded({ ...question, key: freshKey() }) });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "needsScript" }] } });
    }
    expect(runs).toEqual([]);
  });
});

describe("where a form comes from", () => {
  const from = async (headers: Record<string, string | undefined>, url = "/btc/hoi-dap") => {
    const { app, runs, fields } = await build();
    const given = urlencoded(fields);
    const all = Object.entries({ ...given.headers, origin: undefined, ...headers }).filter(([, value]) => value !== undefined);
    const { statusCode } = await app.inject({
      method: "POST",
      url,
      payload: given.payload,
      headers: Object.fromEntries(all) as Record<string, string>,
    });
    return [statusCode, runs.length];
  };

  it.each([
    ["our own page", { origin: "https://portal.example", "sec-fetch-site": "same-origin" }],
    ["the host that was asked for, where another name is public", { host: "localhost:3000", origin: "http://localhost:3000" }],
    ["a page that sends no referrer", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["no browser", {}],
  ])("%s: accepted", async (_, headers) => {
    expect(await from(headers)).toEqual([303, 1]);
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site, in an older browser", { origin: "https://evil.example" }],
    ["another site that says it is ours", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
    ["a neighbour", { origin: "https://other.portal.example", "sec-fetch-site": "same-site" }],
    ["our name with another port", { origin: "https://portal.example:8443" }],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a sandboxed frame, in an older browser", { origin: "null" }],
    ["another site without an origin", { "sec-fetch-site": "cross-site" }],
    ["an allowed origin, to a page", { origin: friend, "sec-fetch-site": "cross-site" }],
  ])("%s: 403, and nothing runs", async (_, headers) => {
    expect(await from(headers)).toEqual([403, 0]);
  });

  it("an allowed origin may call the API", async () => {
    expect(await from({ origin: friend, "sec-fetch-site": "cross-site" }, "/api/forms/question")).toEqual([200, 1]);
    expect(await from({ origin: "https://evil.example" }, "/api/forms/question")).toEqual([403, 0]);
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

describe("the checks before a form runs", () => {
  it("a field that people do not see stops robots, and loses nothing of a person", async () => {
    const { page, runs } = await build();
    const response = await page({ website: "http://spam.example" });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "robot" }] } });
    expect(runs).toEqual([]);
  });

  it("without a solved captcha nothing runs", async () => {
    const { page, runs } = await build();
    for (const given of [{ capcha: "sai" }, { capcha: "" }, { captchaId: "../x" }] as Record<string, string>[])
      expect((await page(given)).json()).toMatchObject({ submitted: { errors: [{ field: "capcha", code: "captcha" }] } });
    expect(runs).toEqual([]);
    expect((await page()).statusCode).toBe(303);
  });

  it("without a key nothing runs", async () => {
    const { page } = await build();
    for (const key of ["", "1", KEY.toUpperCase(), `${KEY} `])
      expect((await page({ key })).json()).toMatchObject({ submitted: { errors: [{ code: "expired" }] } });
  });

  it("what people write arrives as they meant it, whatever else it looks like", async () => {
    const { page, runs } = await build();
    const title = "'; drop table question; -- <script>\u0000\r\nBcc: x@evil.example";
    await page({ title, content: "Dòng một\r\nDòng hai\u0007 ${7*7}", fullName: " Nguye\u0302\u0303n Mẫu " });
    expect(runs[0]?.values).toMatchObject({
      title: "'; drop table question; -- <script> Bcc: x@evil.example",
      content: "Dòng một\nDòng hai ${7*7}",
      fullName: "Nguyễn Mẫu",
    });
  });

  it("too much text is refused, not cut", async () => {
    const { page, app } = await build();
    expect((await page({ title: "đ".repeat(201) })).json()).toMatchObject({
      submitted: { values: { title: "đ".repeat(201) }, errors: [{ field: "title", code: "tooLong", values: { limit: 200 } }] },
    });
    const huge = await app.inject({ method: "POST", url: "/btc", ...urlencoded({ ...question, content: "x".repeat(300_000) }) });
    expect(huge.statusCode).toBe(413);
  });
});

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
    const other = await formsApp(db, { actions: [action] });
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
      from form_submission order by expires_at desc`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) for (const secret of [key, "canary", "Thuế", "HD-1"]) expect(row).not.toContain(secret);
    expect(rows.some(({ seconds }) => seconds > 20 && seconds <= 30)).toBe(true);
    await sql`update form_submission set expires_at = now() - interval '1 second'`.execute(db);
    await page();
    expect(runs).toHaveLength(2);
    await sql`update form_submission set expires_at = now() - interval '2 minutes'`.execute(db);
    for (let clearing = 0; clearing < 5; clearing += 1) await page({ key: freshKey() });
    const { rows: left } = await sql`select 1 from form_submission where expires_at < now() - interval '1 minute'`.execute(db);
    expect(left).toEqual([]);
  });
});

describe("files", () => {
  const folders = async (): Promise<number> => (await readdir(tmpdir())).filter((name) => name.startsWith("portal-form-")).length;

  it("are there while the action runs, and gone afterwards", async () => {
    let seen = "";
    const { app, runs, fields } = await build(({ files }) => {
      seen = readFileSync(files[0]?.path ?? "", "utf8");
      return done;
    });
    const sent = multipartOf(fields, [{ name: "../../etc/gop-y.txt", bytes: Buffer.from("Góp ý") }]);
    expect((await app.inject({ method: "POST", url: "/btc/hoi-dap", ...sent })).statusCode).toBe(303);
    const [file] = runs[0]?.files ?? [];
    expect(seen).toBe("Góp ý");
    expect(file?.bytes).toBe(Buffer.byteLength("Góp ý"));
    expect(file?.path).toMatch(/portal-form-\w+[/\\]0$/);
    expect(existsSync(file?.path ?? "")).toBe(false);
  });

  it("too large, or too many, are refused with everything typed", async () => {
    const { app, runs, fields } = await build();
    const send = (files: { name: string; bytes: Buffer }[]) =>
      app.inject({ method: "POST", url: "/btc/hoi-dap", ...multipartOf(fields, files) });
    const large = await send([{ name: "a.pdf", bytes: Buffer.alloc(30_000) }]);
    expect(large.statusCode).toBe(422);
    expect(large.json()).toMatchObject({
      submitted: { values: { title: question.title }, errors: [{ field: "attachment", code: "fileSize" }] },
    });
    const small = { name: "a.pdf", bytes: Buffer.from("x") };
    expect((await send([small, small])).json()).toMatchObject({ submitted: { errors: [{ field: "attachment", code: "fileCount" }] } });
    expect((await send([{ name: "a.pdf", bytes: Buffer.alloc(400_000) }])).statusCode).toBe(413);
    expect(runs).toEqual([]);
    expect(await folders()).toBe(0);
  });

  it("half a transfer runs nothing and leaves nothing behind", async () => {
    const { app, runs, fields } = await build();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("no address");
    const { payload, headers } = multipartOf(fields, [{ name: "a.pdf", bytes: Buffer.alloc(15_000, 1) }]);
    const socket = createConnection(address.port, "127.0.0.1");
    socket.on("error", () => undefined);
    const head = Object.entries({ ...headers, "content-length": String(payload.length) }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /btc/hoi-dap HTTP/1.1\r\n${head.join("")}\r\n`);
    socket.write(payload.subarray(0, payload.length - 5_000));
    await expect.poll(folders).toBe(1);
    socket.destroy();
    await expect.poll(folders).toBe(0);
    expect(runs).toEqual([]);
  });
});
