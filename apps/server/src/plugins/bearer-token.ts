import type { FastifyRequest } from "fastify";

/** The bearer token of a request, where it has one. */
export function bearerOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,8192})$/i.exec(headers.authorization ?? "")?.[1];
}
