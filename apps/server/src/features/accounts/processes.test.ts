/** Two processes on one database, as behind one address: whatever holds in one holds in both. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TokenPair } from "@portal/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { hashPassword } from "./passwords/argon2.ts";
import { CLIENT, PASSWORD } from "./testing/account-app.ts";

const ROUNDS = 1_000;
const program = join(import.meta.dirname, "../../testing/accounts-process.ts");
let database: TestDatabase;
let addresses: readonly string[] = [];
const children: ChildProcess[] = [];

async function startServer(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database.connectionString, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["--conditions=@portal/source", program], { env, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return line.toString().trim();
}

beforeAll(async () => {
  database = await createTestDatabase();
  addresses = await Promise.all([startServer(), startServer()]);
  const password_hash = await hashPassword(PASSWORD);
  const row = { name: "Hai", phone: null, language: "vi", role: "administrator", password_hash } as const;
  await createDb(database.pool)
    .insertInto("account")
    .values([
      { ...row, email: "hai@example.test", email_key: "hai@example.test" },
      { ...row, email: "ba@example.test", email_key: "ba@example.test" },
    ])
    .execute();
});
afterAll(async () => {
  const ended = children.map((child) => once(child, "exit"));
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(ended);
  await database.close();
});

const at = (index: number): string => addresses[index % 2] ?? "";
const json = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { success: boolean; data: unknown }),
});

async function send(server: number, form: string, fields: Readonly<Record<string, string>>, token?: string) {
  const body = new URLSearchParams({ form, key: crypto.randomUUID(), language: "vi", page: "/", clientId: CLIENT, ...fields });
  return json(
    await fetch(`${at(server)}/api/forms/${form}`, {
      method: "POST",
      body,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    }),
  );
}
const logIn = async (server: number, email = "hai@example.test"): Promise<TokenPair> =>
  ((await send(server, "login", { email, password: PASSWORD })).data as { tokens: TokenPair }).tokens;
const refresh = async (server: number, tokens: TokenPair) =>
  json(
    await fetch(`${at(server)}/api/authen/refresh`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientId: CLIENT, ...tokens }),
    }),
  );
/** Asks for something that only who is logged in may do, and does it wrongly. */
async function isLoggedIn(server: number, { token }: TokenPair): Promise<boolean> {
  const { data } = await send(server, "passwordChange", { currentPassword: "not the password", password: PASSWORD }, token);
  return (data as { errors: { code: string }[] }).errors[0]?.code === "passwordMismatch";
}

describe("two processes on one database", () => {
  it("a token of one is good at the other, and a log-out at one counts at both", async () => {
    const tokens = await logIn(0);
    expect([await isLoggedIn(0, tokens), await isLoggedIn(1, tokens)]).toEqual([true, true]);
    await send(1, "logout", { scope: "here", refreshToken: tokens.refreshToken });
    expect([await isLoggedIn(0, tokens), await isLoggedIn(1, tokens)]).toEqual([false, false]);
    expect((await refresh(0, tokens)).status).toBe(401);
  });

  it(
    "1,000 rounds of two clients that refresh one session at once, one at each: no one is ever logged out",
    { tags: "verify", timeout: 240_000 },
    async () => {
      let tokens = await logIn(0);
      const seen = new Set([tokens.refreshToken]);
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all([refresh(0, tokens), refresh(1, tokens)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const [one, two] = answers.map(({ data }) => data as TokenPair);
        // Whichever tab stores its answer last: both hold the same session, and the same next token.
        expect(one?.refreshToken).toBe(two?.refreshToken);
        tokens = (round % 2 === 0 ? one : two) ?? expect.fail("refreshed");
        seen.add(tokens.refreshToken);
      }
      expect(seen.size).toBe(ROUNDS + 1);
      expect([await isLoggedIn(0, tokens), await isLoggedIn(1, tokens)]).toEqual([true, true]);
    },
  );

  it("passwords guessed at both in turn are counted together", async () => {
    const guess = (turn: number) => send(turn, "login", { email: "ba@example.test", password: `guess number ${turn}` });
    const codes: unknown[] = [];
    for (let turn = 0; turn < 7; turn += 1) codes.push(((await guess(turn)).data as { errors: { code: string }[] }).errors[0]?.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "credentials"), "captchaAsked", "captchaAsked"]);
  });
});
