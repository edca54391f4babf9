/** Members of staff for tests: in the database, and signed in. */
import { randomUUID } from "node:crypto";
import type { SiteRole } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashToken, newToken } from "../features/accounts/tokens/refresh-token.ts";

export interface TestStaff {
  /** Of the account. */
  readonly id: string;
  readonly email: string;
  readonly session: string;
  /** Of every call of this member's browser. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestStaffOptions {
  readonly administrator?: boolean;
  /** By the site's slug. */
  readonly roles?: Readonly<Record<string, readonly SiteRole[]>>;
  /** What the session has shown; "step-up" where nothing is said. */
  readonly shown?: "password" | "second-factor" | "step-up";
}

/** A new account with these roles, and a browser that is signed in to it. */
export async function testStaff(
  db: Kysely<Database>,
  { administrator = false, roles = {}, shown = "step-up" }: TestStaffOptions,
): Promise<TestStaff> {
  const email = `${randomUUID()}@staff.example`;
  const { id } = await db
    .insertInto("account")
    .values({
      email,
      email_key: email,
      name: "Cán bộ",
      phone: null,
      language: "vi",
      password_hash: "-",
      role: administrator ? "administrator" : "visitor",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [slug, held] of Object.entries(roles)) {
    const site = await db.selectFrom("site").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
    for (const role of held) await db.insertInto("staff_role").values({ account_id: id, site_id: site.id, role }).execute();
  }
  return { id, email, ...(await testSession(db, id, shown)) };
}

/** One more browser that is signed in to an account. */
export async function testSession(
  db: Kysely<Database>,
  account: string,
  shown: NonNullable<TestStaffOptions["shown"]>,
): Promise<Pick<TestStaff, "session" | "headers">> {
  const token = newToken();
  const now = sql<Date>`now()`;
  const { id } = await db
    .insertInto("staff_session")
    .values({
      hash: hashToken(token),
      account_id: account,
      kind: "browser",
      name: null,
      agent: null,
      expires_at: sql<Date>`now() + interval '12 hours'`,
      second_factor_at: shown === "password" ? null : now,
      step_up_at: shown === "step-up" ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { session: id, headers: { cookie: `__Host-staff=${token}`, "portal-staff": "1", "sec-fetch-site": "same-origin" } };
}
