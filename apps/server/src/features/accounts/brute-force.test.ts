/** Guessing is counted by what a stranger cannot choose: the socket's address, the account; never by what a header says. */
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { type LimitName, type LimitRules, limitRules } from "../../services/limits/rules.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { hashPassword } from "./passwords/argon2.ts";
import { accountApp, PASSWORD, type SendOptions, tokenOf } from "./testing/account-app.ts";

let database: TestDatabase;
let db: Kysely<Database>;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterAll(() => database.close());

async function newAccount(): Promise<string> {
  const email = `b${(count += 1)}@example.test`;
  const password_hash = await hashPassword(PASSWORD);
  await db.insertInto("account").values({ email, email_key: email, name: "B", phone: null, language: "vi", password_hash }).execute();
  return email;
}

const proxy = "198.51.100.1";
const open = async (rules: Partial<LimitRules>, trustProxy?: readonly string[]) => {
  const app = await accountApp(db, { rules: { ...limitRules, ...rules }, ...(trustProxy ? { trustProxy } : {}) });
  onTestFinished(() => app.close());
  return app;
};
const fourThenAsked = [...Array(4).fill("credentials"), "captchaAsked", "captchaAsked"];
const network = (freeUses: number) => ({ loginNetwork: { per: "network", freeUses, seconds: 900 } }) as const;

/** As if so many guesses had been made. */
async function guessed({ services }: Awaited<ReturnType<typeof open>>, name: LimitName, key: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await services.limits.record(name, key);
}

/** What is said to each of so many guesses at accounts that no one has; `options` may differ from guess to guess. */
async function guesses(
  { send }: Awaited<ReturnType<typeof open>>,
  times: number,
  options: (turn: number) => SendOptions,
): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1)
    codes.push((await send("login", { email: `g${(count += 1)}@example.test`, password: "guess" }, options(turn))).errors[0]?.code);
  return codes;
}

describe("guesses from one network", () => {
  it("with a forged X-Forwarded-For on each are counted together", async () => {
    const app = await open(network(4));
    const codes = await guesses(app, 6, (turn) => ({
      from: "203.0.113.5",
      headers: { "x-forwarded-for": `10.0.0.${turn}`, "x-real-ip": `10.0.1.${turn}`, forwarded: `for=10.0.2.${turn}` },
    }));
    expect(codes).toEqual(fourThenAsked);
  });

  it("control: behind a proxy that is trusted, visitors are counted each for themselves", async () => {
    const app = await open(network(4), [proxy]);
    const codes = await guesses(app, 6, (turn) => ({ from: proxy, headers: { "x-forwarded-for": `203.0.113.${10 + turn}` } }));
    expect(codes).toEqual(Array(6).fill("credentials"));
  });

  it("through a trusted proxy, with a forged address before their own, are counted together", async () => {
    const app = await open(network(4), [proxy]);
    const codes = await guesses(app, 6, (turn) => ({ from: proxy, headers: { "x-forwarded-for": `10.9.9.${turn}, 203.0.113.77` } }));
    expect(codes).toEqual(fourThenAsked);
  });

  it("from changing addresses of one IPv6 /64 are counted together, of two apart", async () => {
    const app = await open(network(4));
    expect(await guesses(app, 6, (turn) => ({ from: `2001:db8:7:7::${turn + 1}` }))).toEqual(fourThenAsked);
    expect(await guesses(app, 1, () => ({ from: "2001:db8:7:8::1" }))).toEqual(["credentials"]);
  });
});

describe("guesses at one account", () => {
  it("from ever new networks cost a captcha after five, however the address is spelled", async () => {
    const app = await open({});
    const email = await newAccount();
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace("b", "B"), email.replace("example", "EXAMPLE"), email];
    const codes: unknown[] = [];
    for (const [turn, spelling] of spellings.entries())
      codes.push((await app.send("login", { email: spelling, password: "guess" }, { from: `192.0.2.${turn + 50}` })).errors[0]?.code);
    expect(codes).toEqual([...Array(5).fill("credentials"), "captchaAsked"]);
  });

  it(
    "never close it: after five hundred from everywhere its owner logs in, by work of the browser and a wait of seconds",
    { tags: "verify", timeout: 120_000 },
    async () => {
      const app = await open({});
      const email = await newAccount();
      await guessed(app, "loginAccount", email, 500);
      const attempt = (fields: Readonly<Record<string, string>>) => app.send("login", { email, password: PASSWORD, ...fields });
      expect((await attempt(await app.solve())).errors).toEqual([{ field: "capcha", code: "captchaWork", values: { work: 32 } }]);
      const start = performance.now();
      expect((await attempt(await app.work("login", 32))).status).toBe(200);
      expect(performance.now() - start).toBeGreaterThan(7_900);
      // What was guessed is forgotten: its owner was there.
      expect((await attempt({})).status).toBe(200);
    },
  );

  it("do not touch a browser that has logged in to it before, which is counted for itself", async () => {
    const app = await open({});
    const email = await newAccount();
    const first = await app.send("login", { email, password: PASSWORD });
    const [cookie = "", ...others] = [first.headers["set-cookie"]].flat().map(String);
    expect(others).toEqual([expect.stringMatching(/^__Host-wrote=[\w.-]{50,}; Max-Age=10; Path=\/; HttpOnly; Secure; SameSite=Lax$/)]);
    expect(cookie).toMatch(/^browser=[\w.-]+; Max-Age=7776000; Path=\/api\/forms\/login; HttpOnly; Secure; SameSite=Lax$/);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    await guessed(app, "loginAccount", email, 500);
    await guessed(app, "loginNetwork", "192.0.2.200", 500);
    const attempt = (password: string, options: SendOptions) => app.send("login", { email, password }, { ...options, from: "192.0.2.200" });
    expect((await attempt(PASSWORD, { headers })).status).toBe(200);
    // The owner was there: what strangers guessed at the account is forgotten. Their networks are not.
    await guessed(app, "loginAccount", email, 500);
    for (let turn = 0; turn < 5; turn += 1) expect((await attempt("guess", { headers })).errors).toEqual([{ code: "credentials" }]);
    expect((await attempt("guess", { headers })).errors[0]?.code).toBe("captchaAsked");
  });

  it("by a cookie that was forged, or is another account's, are counted as a stranger's", async () => {
    const app = await open({});
    const [email, other] = [await newAccount(), await newAccount()];
    const cookie = String((await app.send("login", { email: other, password: PASSWORD })).headers["set-cookie"]).split(";")[0] ?? "";
    await guessed(app, "loginAccount", email, 6);
    for (const forged of [cookie, `${cookie.slice(0, -4)}AAAA`, "browser=x", "browser=a.b.c"])
      expect((await app.send("login", { email, password: PASSWORD }, { headers: { cookie: forged } })).errors[0]?.code).toBe(
        "captchaAsked",
      );
  });

  it("are forgotten once its owner has logged in, and successes count for no one", async () => {
    const app = await open({ loginAccount: { per: "account", freeUses: 3, seconds: 900 }, ...network(5) });
    const email = await newAccount();
    const attempt = async (password: string) => (await app.send("login", { email, password })).status;
    expect([await attempt("a"), await attempt("b"), await attempt(PASSWORD), await attempt("c"), await attempt("d")]).toEqual([
      422, 422, 200, 422, 422,
    ]);
    for (let turn = 0; turn < 20; turn += 1) expect(await attempt(PASSWORD)).toBe(200);
  });

  it("that are asked for a captcha and bring none look at no password, and count for nothing", async () => {
    const app = await open({});
    const email = await newAccount();
    await guessed(app, "loginAccount", email, 5);
    for (let turn = 0; turn < 30; turn += 1) await app.send("login", { email, password: PASSWORD });
    expect((await app.send("login", { email, password: PASSWORD, ...(await app.solve()) })).status).toBe(200);
  });

  it("wait longer each time", async () => {
    const app = await open({});
    const email = await newAccount();
    await guessed(app, "loginAccount", email, 7);
    const start = performance.now();
    expect((await app.send("login", { email, password: "guess", ...(await app.solve()) })).errors).toEqual([{ code: "credentials" }]);
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it("with a stolen access token end too: the password is asked for at most ten times", async () => {
    const app = await open({});
    const email = await newAccount();
    const { tokens } = await app.send("login", { email, password: PASSWORD });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(
        (await app.send("passwordChange", { currentPassword: `guess ${turn}`, password: "a new long phrase" }, { token: tokens?.token }))
          .status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});

describe("one machine of an office", () => {
  it("does not keep the others from logging in: what it guesses costs them a captcha, and no more", async () => {
    const app = await open({});
    const email = await newAccount();
    await guessed(app, "loginNetwork", "192.0.2.201", 22);
    const from = "192.0.2.201";
    expect((await app.send("login", { email, password: PASSWORD }, { from })).errors[0]?.code).toBe("captchaAsked");
    expect((await app.send("login", { email, password: PASSWORD, ...(await app.solve()) }, { from })).status).toBe(200);
  });

  it("does not keep the others from registering or asking for a password: more of both costs work, and is never refused", async () => {
    const app = await open({ passwordForgottenNetwork: { per: "network", freeUses: 2, seconds: 900 } });
    const ask = async (solved: Readonly<Record<string, string>>) => app.send("passwordForgotten", { email: "a@example.test", ...solved });
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(await app.solve())).status).toBe(200);
    expect((await ask(await app.solve())).errors).toEqual([{ field: "capcha", code: "captchaWork", values: { work: 2 } }]);
    expect((await ask(await app.work("registration", 2))).errors[0]?.code).toBe("captchaWork");
    expect((await ask(await app.work("passwordForgotten", 1))).errors[0]?.code).toBe("captchaWork");
    expect((await ask(await app.work("passwordForgotten", 2))).status).toBe(200);
  });

  it("does not keep the others from their mailed links: those that fail only slow the next ones down", async () => {
    const app = await open({ linkNetwork: { per: "network", freeUses: 2, seconds: 900 } });
    for (let turn = 0; turn < 3; turn += 1) await app.send("activation", { token: "wrong" });
    const email = await newAccount();
    await app.send("passwordForgotten", { email });
    const start = performance.now();
    expect((await app.send("passwordReset", { token: tokenOf(await app.settled()), password: "a new long phrase" })).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(490);
  });
});

it("one address is mailed at most five times an hour, however many ask", async () => {
  const app = await open({});
  const email = await newAccount();
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await app.send("passwordForgotten", { email }, { from: `192.0.2.${turn + 100}` })).status).toBe(200);
    await app.settled();
  }
  expect(app.mailbox).toHaveLength(5);
});

it("a flood of passwords to check is refused with a time to come back, not queued without end", async () => {
  const app = await open(network(1_000_000));
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, turn) => app.send("login", { email: `f${turn}@example.test`, password: "guess" })),
  );
  const busy = answers.filter(({ status }) => status === 429);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["5"]));
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(60);
});
