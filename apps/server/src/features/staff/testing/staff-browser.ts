/** A browser that keeps the cookies of a server under test, and what its pages send. */
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { testStaff, type TestStaff, type TestStaffOptions } from "../../../testing/staff.ts";
import { totpCode } from "../../../testing/totp.ts";
import { hashPassword } from "../../accounts/passwords/argon2.ts";

export const PASSWORD = "một câu dài dễ nhớ 2026";

export interface Answer {
  readonly status: number;
  /** Header `portal-refusal`. */
  readonly refusal: string | undefined;
  readonly data: Record<string, unknown> & { readonly member?: Record<string, unknown>; readonly secondFactor?: Record<string, unknown> };
}

export interface StaffBrowser {
  /** As the browser would send them. */
  readonly cookies: Map<string, string>;
  call(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer>;
  signIn(email: string, password?: string): Promise<Answer>;
}

export function staffBrowser(app: FastifyInstance): StaffBrowser {
  const cookies = new Map<string, string>();
  const call: StaffBrowser["call"] = async (method, path, payload) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { "portal-staff": "1", "sec-fetch-site": "same-origin", "user-agent": "Trình duyệt thử", ...(cookie && { cookie }) },
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[])
      if (value === "" || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    const refusal = response.headers["portal-refusal"];
    const { data } = response.json<{ data: Answer["data"] | null }>();
    return { status: response.statusCode, refusal: refusal === undefined ? undefined : String(refusal), data: data ?? {} };
  };
  return { cookies, call, signIn: (email, password = PASSWORD) => call("POST", "session", { email, password }) };
}

/** A member with the password PASSWORD, who has not signed in yet. */
export async function memberWithPassword(db: Kysely<Database>, options: TestStaffOptions): Promise<TestStaff> {
  const staff = await testStaff(db, options);
  await db
    .updateTable("account")
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where("id", "=", staff.id)
    .execute();
  await db.deleteFrom("staff_session").where("id", "=", staff.session).execute();
  return staff;
}

/** Sets an authenticator up. @returns its secret, and the recovery codes */
export async function enrol(browser: StaffBrowser): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = (await browser.call("POST", "second-factor/authenticator")).data as unknown as { secret: string };
  const confirmed = await browser.call("POST", "second-factor/authenticator/confirm", { code: totpCode(secret) });
  if (confirmed.status !== 200) throw new Error(`The authenticator was not set up: ${JSON.stringify(confirmed)}`);
  return { secret, ...(confirmed.data as unknown as { recoveryCodes: string[] }) };
}
