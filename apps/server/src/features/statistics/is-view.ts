import type { FastifyRequest } from "fastify";
import { isAheadOfReader } from "../../plugins/fetched-ahead.ts";

type Asked = Pick<FastifyRequest, "method" | "headers"> & { readonly isCall: boolean };

/**
 * Whether somebody sees what is answered: a document that a browser opens, or a page that the program shows. A document that a script or a frame reads, and what is
 * fetched before its reader asks for it, is no view. The program says with HEAD that it shows what it has fetched ahead.
 */
export function isView({ method, headers, isCall }: Asked): boolean {
  if (isAheadOfReader(headers)) return false;
  if (isCall) return method === "GET" || method === "HEAD";
  const destination = headers["sec-fetch-dest"];
  return method === "GET" && (destination === undefined || destination === "document");
}
