import { Readable } from "node:stream";
import { errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { fileTag } from "../../content/tags.ts";
import { isAlone } from "../../pages/cache/answer-from-cache.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import { POSITION } from "../../pages/cache/send-body.ts";
import { cacheTagOf } from "../../pages/caching.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { failure } from "../../plugins/errors.ts";
import { networkOf } from "../../services/limits/network.ts";
import { type FileMetadata, findFile, readFileRange } from "../../sources/database/files.ts";
import { presentationOf } from "./presentation.ts";
import { contentDisposition } from "../../services/http/content-disposition.ts";
import { beginRange, type ByteRange } from "../../services/http/range.ts";

/** Bytes read from the database at a time, of which two stand in memory for each reader who is slow: a long video never stands there whole. */
const CHUNK = 64 * 1024;
const DAY = 86_400;

const binary = { type: "string", format: "binary" };

const schema = {
  operationId: "getMediaFile",
  tags: ["files"],
  summary: "A stored file",
  description: "Upper and lower case are the same (specification §7). Parts of a file by Range.",
  params: { type: "object", properties: { "*": { description: "Path of the file.", type: "string" } } },
  response: {
    200: { description: "The file.", content: { "*/*": { schema: binary } } },
    206: { description: "A part of it.", content: { "*/*": { schema: binary } } },
    304: { description: "The reader has it already.", type: "null" },
    404: errorEnvelopeSchema("There is no such file."),
    416: errorEnvelopeSchema("The range lies outside the file."),
  },
};

interface MediaRequest {
  Params: { "*": string };
}

/** Bytes that what is known of a file takes in memory, about. */
const METADATA_BYTES = 1_000;

interface MediaRoutesOptions extends Pick<Services, "db" | "queues"> {
  readonly cache: Pick<ContentCache, "files" | "position">;
}

export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, { db, queues, cache: { files, position } }) => {
  /** What is kept answers who needs no bytes. For who does, it is read anew: both must be of the same moment. */
  const find = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FileMetadata | undefined> => {
    const key = path.toLowerCase();
    if (isAlone(request)) return findFile(db, key);
    const kept = files.fresh(key);
    const isHit = kept !== undefined && needsNoBytes(request, kept);
    const file = isHit
      ? kept
      : await files.draw(key, async () => {
          const body = await findFile(db, key);
          return { body, size: METADATA_BYTES, shared: { kept: body !== undefined, tags: [fileTag(key)], freshUntil: undefined } };
        });
    if (file && needsNoBytes(request, file)) {
      reply.cacheState = isHit ? "hit" : "miss";
      reply.header("server-timing", `cache;desc=${reply.cacheState}`);
    }
    return file;
  };

  const send = async (request: FastifyRequest<MediaRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.params["*"];
    // Before anything is read: what is changed from here on may be missing in it.
    const at = position();
    const file = isFilePath(path) ? await find(request, reply, path) : undefined;
    if (!file) return reply.code(404).send(failure("There is no such file."));

    const { contentType, disposition, policy, compressible } = presentationOf(file.contentType);
    const tag = `${compressible ? "W/" : ""}"${file.sha256}"`;
    reply.headers({
      etag: tag,
      "last-modified": file.updatedAt.toUTCString(),
      "cache-control": `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}, stale-if-error=${7 * DAY}`,
      "cache-tag": cacheTagOf([fileTag(file.path)]),
      ...(at !== undefined && { [POSITION]: at }),
      "accept-ranges": "bytes",
      "content-disposition": contentDisposition(disposition, file.fileName),
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (isKnown(request.headers["if-none-match"], file.sha256)) return reply.code(304).send();

    const ifRange = request.headers["if-range"];
    const range = beginRange(reply, ifRange === undefined || ifRange === tag ? request.headers.range : undefined, file.size);
    if (!range) {
      reply.removeHeader("content-disposition").removeHeader("etag");
      return reply.send(failure(`The range lies outside the file, which has ${file.size} bytes.`));
    }
    reply.type(contentType);
    reply.header("content-length", range.length);
    if (request.method === "HEAD") return reply.send();
    const turn = { network: networkOf(request.ip), signal: clientAbortSignal(reply) };
    const read = (start: number, length: number): Promise<Buffer | undefined> =>
      queues.files.run(() => readFileRange(db, file, start, length), turn);
    return reply.send(await contentOf(file, range, read));
  };

  // Fastify's own HEAD would read the whole file to throw it away.
  app.get<MediaRequest>("/api/mediafile/*", { schema, exposeHeadRoute: false }, send);
  app.head<MediaRequest>("/api/mediafile/*", { schema: { hide: true } }, send);
};

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const unprintable = /[\u0000-\u001f\\]/;

/** Stored paths are plain names between slashes; anything else names no file and need not be looked for. */
const isFilePath = (path: string): boolean =>
  path.length <= 1000 &&
  !unprintable.test(path) &&
  path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");

const needsNoBytes = ({ method, headers }: FastifyRequest, { sha256 }: FileMetadata): boolean =>
  method === "HEAD" || isKnown(headers["if-none-match"], sha256);

const isKnown = (header: string | undefined, sha256: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.includes(`"${sha256}"`));

/** The first part before anything is sent: where it cannot be had, the answer says so. @throws Busy */
async function contentOf(file: FileMetadata, range: ByteRange, read: ReadPart): Promise<Readable> {
  const parts = partsOf(file, range, read);
  const first = await parts.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    })(),
    { objectMode: false },
  );
}

type ReadPart = (start: number, length: number) => Promise<Buffer | undefined>;

async function* partsOf(file: FileMetadata, { start, length }: ByteRange, read: ReadPart): AsyncGenerator<Buffer> {
  for (let at = start; at < start + length; at += CHUNK) {
    const part = await read(at, Math.min(CHUNK, start + length - at));
    // Half an old file and half a new one would be worse than a broken connection, which the browser asks again.
    if (!part) throw new Error(`The file ${file.path} was replaced while it was sent.`);
    yield part;
  }
}
