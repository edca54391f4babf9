import type { StaffMember } from "@portal/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { setStaffCookie, staffTokenOf } from "../cookie.ts";
import { findMember } from "../find-member.ts";
import { memberOf } from "../require-staff.ts";
import { raiseSession } from "../sessions.ts";

/** Goes on with the second factor shown, under a new token. @returns undefined where the session has ended meanwhile, or is a program's */
export async function raise(db: Kysely<Database>, request: FastifyRequest, reply: FastifyReply): Promise<StaffMember | undefined> {
  const old = staffTokenOf(request);
  const token = old === undefined ? undefined : await raiseSession(db, memberOf(request).sessionId, old);
  if (token === undefined) return undefined;
  setStaffCookie(reply, token);
  return findMember(db, "browser", token);
}
