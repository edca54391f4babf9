/** Specification §4, §7: sessions that go on, also where replies are lost and tabs ask at once, and that end where a token was stolen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenPair } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { testServices } from "../../../testing/services.ts";
import type { Services } from "../../../services.ts";
import { CLIENT } from "../testing/account-app.ts";
import { hashToken } from "./refresh-token.ts";
import { REPLACED_GRACE } from "./refresh-session.ts";

let database: TestDatabase;
let db: Kysely<Database>;
let services: Services;
const open = () => testServices({ db, delay: [0, 0] });
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  services = open();
});
afterAll(() => database.close());

let count = 0;
/** By refresh token: whose session it is. */
const owners = new Map<string, string>();
/** A new account that is logged in. */
async function start(): Promise<TokenPair & { readonly account: string }> {
  const email = `s${(count += 1)}@example.test`;
  const account = await db
    .insertInto("account")
    .values({ email, email_key: email, name: "S", phone: null, language: "vi", password_hash: "-" })
    .returning(["id", "email", "name", "phone", "role"])
    .executeTakeFirstOrThrow();
  const tokens = (await services.sessions.start(account, "-", { id: CLIENT })) ?? expect.fail("started");
  owners.set(tokens.refreshToken, account.id);
  return { ...tokens, account: account.id };
}
const unknownId = "00000000-0000-4000-8000-000000000000";
const next = async (refreshToken: string, clientId = CLIENT): Promise<string | undefined> => {
  const account = owners.get(refreshToken) ?? unknownId;
  const successor = (await services.sessions.refresh(refreshToken, { clientId, account }))?.refreshToken;
  if (successor !== undefined) owners.set(successor, account);
  return successor;
};
/** As if so many seconds had passed since the token was replaced, or issued. */
const age = (token: string, column: "replaced_at" | "issued_at", seconds: number) =>
  sql`update refresh_token set ${sql.ref(column)} = ${sql.ref(column)} - ${seconds} * interval '1 second' where hash = ${hashToken(token)}`.execute(
    db,
  );
const acts = async (account: string) =>
  (await db.selectFrom("audit").select("act").where("subject", "=", `account:${account}`).execute()).map(({ act }) => act);

describe("a refresh token", () => {
  it("gives a new one each time", async () => {
    const { refreshToken } = await start();
    const seen = [refreshToken];
    for (let turn = 0; turn < 5; turn += 1) seen.push((await next(seen.at(-1) ?? "")) ?? expect.fail("refreshed"));
    expect(new Set(seen).size).toBe(6);
  });

  it("whose answer was lost gives the very same successor, and no second line", async () => {
    const { refreshToken } = await start();
    const answers = await Promise.all([next(refreshToken), next(refreshToken), next(refreshToken)]);
    expect(answers[0]).toBeDefined();
    expect(new Set(answers).size).toBe(1);
  });

  it("that was overtaken within the grace gives the newest of its line", async () => {
    const { refreshToken } = await start();
    const second = await next(refreshToken);
    const third = await next(second ?? "");
    expect(await next(refreshToken)).toBe(third);
    expect(await next(third ?? "")).toBeDefined();
  });

  it("at the head of a line that no client makes is refused, and ends nothing", async () => {
    const { refreshToken, account } = await start();
    let newest = refreshToken;
    for (let turn = 0; turn < 60; turn += 1) newest = (await next(newest)) ?? expect.fail("refreshed");
    expect(await next(refreshToken)).toBeUndefined();
    expect(await acts(account)).toEqual([]);
    expect(await next(newest)).toBeDefined();
  });

  it("used again after the grace was stolen: the whole session ends, for the thief and for the owner", async () => {
    const { refreshToken, token, account } = await start();
    const second = (await next(refreshToken)) ?? expect.fail("refreshed");
    const other = await start();
    await age(refreshToken, "replaced_at", 31);
    expect(await next(refreshToken)).toBeUndefined();
    expect(await next(second)).toBeUndefined();
    expect(await services.authenticate(token)).toBeUndefined();
    expect(await acts(account)).toEqual(["session.reuse"]);
    expect(await next(other.refreshToken)).toBeDefined();
  });

  it("from another client than the one that logged in was stolen: the whole session ends", async () => {
    const { refreshToken, token, account } = await start();
    const other = await start();
    expect(await next(refreshToken, "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90")).toBeUndefined();
    expect(await next(refreshToken)).toBeUndefined();
    expect(await services.authenticate(token)).toBeUndefined();
    expect(await acts(account)).toEqual(["session.reuse"]);
    expect(await next(other.refreshToken)).toBeDefined();
  });

  it("from another client within the grace of a lost answer was stolen too", async () => {
    const { refreshToken, account } = await start();
    const second = (await next(refreshToken)) ?? expect.fail("refreshed");
    expect(await next(refreshToken, "6f1f2a34-58f1-4a55-8a2e-1f0f5d3c7b90")).toBeUndefined();
    expect(await next(second)).toBeUndefined();
    expect(await acts(account)).toEqual(["session.reuse"]);
  });

  it("beside another account's access token gives nothing, and ends nothing", async () => {
    const { refreshToken, account } = await start();
    const { account: stranger } = await start();
    expect(await services.sessions.refresh(refreshToken, { clientId: CLIENT, account: stranger })).toBeUndefined();
    expect(await acts(account)).toEqual([]);
    const second = await next(refreshToken);
    expect(second).toBeDefined();
    expect(await services.sessions.refresh(refreshToken, { clientId: CLIENT, account: stranger })).toBeUndefined();
    expect(await next(second ?? "")).toBeDefined();
  });

  it("used again a second before the grace ends ends nothing", async () => {
    const { refreshToken, account } = await start();
    const second = await next(refreshToken);
    await age(refreshToken, "replaced_at", 29);
    expect(await next(refreshToken)).toBe(second);
    expect(await acts(account)).toEqual([]);
  });

  it.each(["", "x", "a.b.c", "'; drop table refresh_token; --", "\u0000", "%"])("that no one was given is refused: %j", async (token) => {
    expect(await next(token)).toBeUndefined();
  });

  it("that is an access token is refused", async () => {
    const { token } = await start();
    expect(await next(token)).toBeUndefined();
  });
});

describe("a session", () => {
  const sessionOf = async (account: string) =>
    db.selectFrom("account_session").select(["started_at", "expires_at"]).where("account_id", "=", account).executeTakeFirstOrThrow();

  it("ends 30 days after it began, however much it is used", async () => {
    const { refreshToken, account } = await start();
    const { started_at: from, expires_at: to } = await sessionOf(account);
    expect((to.getTime() - from.getTime()) / 86_400_000).toBe(30);
    const second = (await next(refreshToken)) ?? expect.fail("refreshed");
    expect((await sessionOf(account)).expires_at).toEqual(to);
    await sql`update account_session set expires_at = now() where account_id = ${account}`.execute(db);
    expect(await next(second)).toBeUndefined();
  });

  it("ends where no one used it for 7 days", async () => {
    const { refreshToken } = await start();
    const other = await start();
    await age(refreshToken, "issued_at", 7 * 86_400 + 1);
    await age(other.refreshToken, "issued_at", 7 * 86_400 - 60);
    expect([await next(refreshToken), await next(other.refreshToken)]).toEqual([undefined, expect.any(String)]);
  });

  it("ends at once when its account is blocked", async () => {
    const { refreshToken, token, account } = await start();
    await sql`update account set blocked_at = now() where id = ${account}`.execute(db);
    expect([await next(refreshToken), await services.authenticate(token)]).toEqual([undefined, undefined]);
  });
});

it("the grace is longer than the time in which the client repeats a refresh", () => {
  const client = readFileSync(join(import.meta.dirname, "../../../../../../packages/client/src/calls/tokens.ts"), "utf8");
  const grace = Number(/REFRESH_GRACE = ([\d_]+);/.exec(client)?.[1]?.replaceAll("_", ""));
  expect(grace).toBeGreaterThanOrEqual(10_000);
  expect(REPLACED_GRACE * 1000).toBeGreaterThanOrEqual(grace);
});
