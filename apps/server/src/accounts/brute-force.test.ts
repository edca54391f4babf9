/** Guessing is counted by what a stranger cannot choose: the socket's address, the account; never by what a header says. */
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDb } from "../database/db.ts";
import type { Database } from "../database/schema.ts";
import { type LimitRules, limitRules } from "../limits/rules.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { hashPassword } from "./passwords/argon2.ts";
import { accountApp, PASSWORD, type SendOptions } from "./testing/account-app.ts";

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
const network = (points: number) => ({ loginNetwork: { per: "network", points, seconds: 900 } }) as const;

/** Status of each of so many guesses at accounts that nobody has; `options` may differ from guess to guess. */
async function guesses(
  { send }: Awaited<ReturnType<typeof open>>,
  times: number,
  options: (turn: number) => SendOptions,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await send("login", { email: `g${(count += 1)}@example.test`, password: "guess" }, options(turn))).status);
  return statuses;
}

describe("guesses from one network", () => {
  it("with a forged X-Forwarded-For on each are counted together", async () => {
    const app = await open(network(4));
    const statuses = await guesses(app, 6, (turn) => ({
      from: "203.0.113.5",
      headers: { "x-forwarded-for": `10.0.0.${turn}`, "x-real-ip": `10.0.1.${turn}`, forwarded: `for=10.0.2.${turn}` },
    }));
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
  });

  it("control: behind a proxy that is trusted, visitors are counted each for themselves", async () => {
    const app = await open(network(4), [proxy]);
    const statuses = await guesses(app, 6, (turn) => ({ from: proxy, headers: { "x-forwarded-for": `203.0.113.${10 + turn}` } }));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);
  });

  it("through a trusted proxy, with a forged address before their own, are counted together", async () => {
    const app = await open(network(4), [proxy]);
    const statuses = await guesses(app, 6, (turn) => ({ from: proxy, headers: { "x-forwarded-for": `10.9.9.${turn}, 203.0.113.77` } }));
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
  });

  it("from changing addresses of one IPv6 /64 are counted together, of two apart", async () => {
    const app = await open(network(4));
    expect(await guesses(app, 6, (turn) => ({ from: `2001:db8:7:7::${turn + 1}` }))).toEqual([422, 422, 422, 422, 429, 429]);
    expect(await guesses(app, 1, () => ({ from: "2001:db8:7:8::1" }))).toEqual([422]);
  });
});

describe("guesses at one account", () => {
  it("end after 10 from one network, the right password too; from elsewhere its owner still logs in", async () => {
    const app = await open({});
    const email = await newAccount();
    const attempt = (password: string, from: string) => app.send("login", { email, password }, { from });
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt(`guess ${turn}`, "203.0.113.20")).status).toBe(422);
    const refused = await attempt(PASSWORD, "203.0.113.20");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect((await attempt(PASSWORD, "203.0.113.21")).status).toBe(200);
  });

  it("from ever new networks end all the same, however the address is spelled", async () => {
    const app = await open({ loginAccount: { per: "account", points: 5, seconds: 900 } });
    const email = await newAccount();
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace("b", "B"), email.replace("example", "EXAMPLE"), email];
    const statuses: number[] = [];
    for (const [turn, spelling] of spellings.entries())
      statuses.push((await app.send("login", { email: spelling, password: "guess" }, { from: `192.0.2.${turn + 50}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("are forgotten once its owner has logged in", async () => {
    const app = await open({ loginAccountNetwork: { per: "account and network", points: 3, seconds: 900 } });
    const email = await newAccount();
    const attempt = async (password: string) => (await app.send("login", { email, password })).status;
    expect([await attempt("a"), await attempt("b"), await attempt(PASSWORD), await attempt("c"), await attempt("d")]).toEqual([
      422, 422, 200, 422, 422,
    ]);
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

it("one address is mailed at most five times an hour, whoever asks", async () => {
  const app = await open({});
  const email = await newAccount();
  for (let turn = 0; turn < 8; turn += 1) {
    expect((await app.send("passwordForgotten", { email }, { from: `192.0.2.${turn + 100}` })).status).toBe(200);
    await app.settled();
  }
  expect(app.mailbox).toHaveLength(5);
});

it("a flood of passwords to check is refused with a time to come back, not queued without end", { timeout: 240_000 }, async () => {
  const app = await open(network(1_000_000));
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, turn) => app.send("login", { email: `f${turn}@example.test`, password: "guess" })),
  );
  const busy = answers.filter(({ status }) => status === 429);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["5"]));
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(60);
});
