import type { EnrolledFactors } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export async function readFactors(db: Kysely<Database>, account: string): Promise<EnrolledFactors> {
  const { rows } = await sql<EnrolledFactors>`select
    exists (select from totp where account_id = ${account} and secret is not null) as authenticator,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by created_at), '[]') from passkey where account_id = ${account}) as passkeys,
    (select count(*)::int from recovery_code where account_id = ${account} and used_at is null) as "recoveryCodes"`.execute(db);
  const [factors] = rows;
  if (!factors) throw new Error("A select without a from gives a row.");
  return factors;
}
