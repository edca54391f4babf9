import type { FastifyReply, FastifyRequest } from "fastify";

/** Seconds after a visitor's own write in which pages are drawn anew for them, from the database that took it. */
const LASTS = 10;

const nameOf = (secure: boolean): string => (secure ? "__Host-wrote" : "wrote");

/** Remembers that this visitor has just written something. @param secure - whether visitors reach the portal by https */
export const rememberWrite = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.setCookie(nameOf(secure), "1", { path: "/", maxAge: LASTS, httpOnly: true, sameSite: "lax", secure });

/** Whether this visitor has just written something. By the header alone: a finished page is found before cookies are read. */
export const hasJustWritten = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  /(?:^|;\s*)(?:__Host-)?wrote=1(?:;|$)/.test(headers.cookie ?? "");
