/** The cookie of a staff session: for this host alone, over https (or localhost), out of every script's reach, never with what another site sends. */
import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

export const STAFF_COOKIE = "__Host-staff";

const options = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

export const staffTokenOf = ({ cookies }: FastifyRequest): string | undefined => wellFormed(cookies[STAFF_COOKIE]);

/** The same of a request that Fastify does not read, as the upgrade to a WebSocket. @param header `cookie` */
export const staffTokenIn = (header: string | undefined): string | undefined => wellFormed(cookie.parse(header ?? "")[STAFF_COOKIE]);

function wellFormed(token: string | undefined): string | undefined {
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Until the browser is closed, and no longer than the session. */
export const setStaffCookie = (reply: FastifyReply, token: string): FastifyReply => reply.setCookie(STAFF_COOKIE, token, options);

export const clearStaffCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(STAFF_COOKIE, options);
