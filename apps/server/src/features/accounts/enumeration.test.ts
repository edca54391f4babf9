/** No one learns here who has an account: not by status, not by body, not by time. */
import { createQueues } from "../../services/queues.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { BACKGROUND_DELAY } from "../../services/background.ts";
import { hashPassword } from "./passwords/argon2.ts";
import { createPasswords } from "./passwords/passwords.ts";
import { type AccountApp, accountApp, noLimits, PASSWORD, person } from "./testing/account-app.ts";
import { areaUnderCurve, measure, type Prepare, sample, type Samples } from "./testing/timing.ts";

const ACCOUNTS = 2_000;
/** A hundredth of what passwords cost in truth: so much less noise hides a difference, and thousands of samples take a minute. */
const CHEAP = { memory: 256, passes: 1, parallelism: 1 };
let database: TestDatabase;
let db: Kysely<Database>;
let current: AccountApp;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  current = await accountApp(db, {
    rules: noLimits,
    delay: BACKGROUND_DELAY,
    passwords: createPasswords({ queue: createQueues().passwords, cost: CHEAP }),
  });
  const password_hash = await hashPassword(PASSWORD, CHEAP);
  const rows = Array.from({ length: ACCOUNTS }, (_, index) => `known${index}@example.test`).map(
    (email) => ({ email, email_key: email, name: "K", phone: null, language: "vi", password_hash }) as const,
  );
  await db.insertInto("account").values(rows).execute();
});
afterAll(async () => {
  await current.close();
  await database.close();
});

/** Addresses of one length; each is asked for once, as somebody would who has a list. */
const addressOf = (kind: "known" | "unknown", index: number): string =>
  kind === "known" ? `known${index % ACCOUNTS}@example.test` : `other${index}@example.test`;

const attempts = {
  login: (email: string) => ({ email, password: "not the password" }),
  registration: (email: string) => ({ ...person("x"), email }),
  passwordForgotten: (email: string) => ({ email }),
};
type Attempt = keyof typeof attempts;
const forms = Object.keys(attempts) as Attempt[];

describe("enumeration by status and body", () => {
  it.each(forms)("%s: answers to known and unknown addresses are the same, byte for byte and header for header", async (form) => {
    const answers = await Promise.all(
      (["known", "unknown"] as const).map(async (kind) => {
        const { status, body, headers } = await current.send(form, attempts[form](addressOf(kind, 1_999)));
        const { "x-request-id": _, date: __, ...rest } = headers;
        // Its end, the key and the signature of both alone.
        const cookies = JSON.stringify(rest["set-cookie"] ?? []).replace(/__Host-wrote=\d{13}\.[\w-]+\.[\w-]{43};/, "__Host-wrote=…;");
        return { status, body, headers: { ...rest, "set-cookie": cookies } };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(form === "login" ? 422 : 200);
  });

  it("a blocked account answers as one with a wrong password, also to the right one", async () => {
    await db.updateTable("account").set({ blocked_at: new Date() }).where("email_key", "=", "known1998@example.test").execute();
    const { status, errors } = await current.send("login", { email: "known1998@example.test", password: PASSWORD });
    expect([status, errors]).toEqual([422, [{ code: "credentials" }]]);
    expect((await current.send("login", { email: "known1997@example.test", password: PASSWORD })).status).toBe(200);
  });

  it("attempts run out alike for addresses that exist and that do not", async () => {
    const strict = await accountApp(db, { passwords: createPasswords({ queue: createQueues().passwords, cost: CHEAP }) });
    const codes = async (email: string, network: string) => {
      const found: unknown[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        const solved = turn === 6 ? await strict.solve() : {};
        found.push((await strict.send("login", { email, password: "not the password", ...solved }, { from: network })).errors);
      }
      return found;
    };
    const known = await codes("known1996@example.test", "192.0.2.10");
    expect(known).toEqual(await codes("other-at-all@example.test", "192.0.2.11"));
    expect(known.slice(4)).toEqual([
      [{ code: "credentials" }],
      [{ field: "capcha", code: "captchaAsked" }],
      [{ code: "credentials" }],
      [{ field: "capcha", code: "captchaAsked" }],
    ]);
    await strict.close();
  });
});

describe("enumeration by time", () => {
  const attempt =
    (app: AccountApp, form: Attempt): Prepare =>
    async (kind, index) => {
      const fields = { ...attempts[form](addressOf(kind, index)), ...(form === "login" ? {} : await app.solve()) };
      return () => app.send(form, fields);
    };

  it.each(forms)(
    "%s: over 500 interleaved samples of each, time does not tell known from unknown addresses",
    { tags: "verify" },
    async (form) => {
      const area = areaUnderCurve(await measure(attempt(current, form)));
      expect(area).toBeGreaterThan(0.45);
      expect(area).toBeLessThan(0.55);
    },
  );

  it("a control that answers known addresses 10 ms later is detected", { tags: "verify" }, async () => {
    const { passwords } = current.services;
    const verify: typeof passwords.verify = async (password, stored) => {
      const matches = await passwords.verify(password, stored);
      if (stored !== undefined) await sleep(10);
      return matches;
    };
    const delayed = await accountApp(db, { rules: noLimits, passwords: { ...passwords, verify } });
    const samples: Samples = { known: [], unknown: [] };
    await sample(500, samples, attempt(delayed, "login"));
    await delayed.close();
    expect(areaUnderCurve(samples)).toBeGreaterThan(0.55);
  });
});

describe("the measure itself", () => {
  it.each([
    ["everything later", [3, 4, 5], [0, 1, 2], 1],
    ["everything earlier", [0, 1, 2], [3, 4, 5], 0],
    ["the same", [1, 1, 1], [1, 1, 1], 0.5],
    ["half and half", [1, 4], [2, 3], 0.5],
    ["a tie counts half", [2], [1, 2], 0.75],
  ])("%s", (_, known, unknown, area) => {
    expect(areaUnderCurve({ known: [...known], unknown: [...unknown] })).toBe(area);
  });
});
