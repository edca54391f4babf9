import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { BadBody } from "./read-body.ts";

/** Bytes of one field. */
const MAX_FIELD_BYTES = 64 * 1024;

interface BodyLimits {
  /** Bytes of a file; of a larger one the rest is not kept. */
  readonly fileSize: number;
  /** Bytes of a whole body; a longer one is refused unread. */
  readonly whole: number;
  /** The error message for its sender. */
  readonly tooLarge: string;
}

/** Lets the routes of this scope read form bodies, with their files and cookies. The answers of these routes are `no-store`. */
export async function addFormBodyParsers(app: FastifyInstance, { fileSize, whole, tooLarge }: BodyLimits): Promise<void> {
  await app.register(cookie);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 64, fieldSize: MAX_FIELD_BYTES, fields: 40, files: 4, fileSize, parts: 44, headerPairs: 20 },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    if (Number(request.headers["content-length"] ?? 0) <= whole) return;
    reply.header("connection", "close");
    throw new BadBody(tooLarge, 413);
  });
}
