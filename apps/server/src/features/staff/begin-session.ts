import type { FastifyReply, FastifyRequest } from "fastify";
import { recordAct } from "../../services/audit.ts";
import type { Services } from "../../services.ts";
import { knownBrowserCookie } from "../accounts/known-browser.ts";
import { setStaffCookie, staffTokenOf } from "./cookie.ts";
import { findMember } from "./find-member.ts";
import { refuse } from "./require-staff.ts";
import { endByToken, type NewSession, startSession } from "./sessions.ts";
import { viewSession } from "./session-view.ts";

export type BeginServices = Pick<Services, "db" | "keys">;

/** Begins a session for whoever has a role, and answers with it. @returns false where the account is blocked, or has another password by now: nothing is answered */
export async function beginSession(
  { db, keys }: BeginServices,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Pick<NewSession, "account" | "passwordHash">,
): Promise<boolean> {
  const token = await startSession(db, { ...shown, agent: request.headers["user-agent"], before: staffTokenOf(request) });
  const member = token === undefined ? undefined : await findMember(db, "browser", token);
  if (token === undefined || !member) return false;
  if (!member.isAdministrator && Object.keys(member.roles).length === 0) {
    await endByToken(db, token);
    refuse(request, reply, "role");
    return true;
  }
  const by = shown.passwordHash === undefined ? "passkey" : "password";
  await recordAct(db, { actor: member.id, act: "staff.sign-in", subject: `account:${member.id}`, details: { by } });
  const { name, value, path, maxAge } = await knownBrowserCookie(keys, member.id, "/api/admin/session");
  reply.setCookie(name, value, { path, maxAge, httpOnly: true, secure: true, sameSite: "strict" });
  setStaffCookie(reply, token);
  void reply.send({ success: true, data: await viewSession(db, member), message: null });
  return true;
}
