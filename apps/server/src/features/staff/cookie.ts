/** The cookie of a staff session: for this host alone, over https (or localhost), out of every script's reach, never with what another site sends. */
import type { FastifyReply, FastifyRequest } from "fastify";

export const STAFF_COOKIE = "__Host-staff";

const options = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

export function staffTokenOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[STAFF_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Until the browser is closed, and no longer than the session. */
export const setStaffCookie = (reply: FastifyReply, token: string): FastifyReply => reply.setCookie(STAFF_COOKIE, token, options);

export const clearStaffCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(STAFF_COOKIE, options);
