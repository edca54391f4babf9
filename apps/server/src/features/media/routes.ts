import { Readable } from "node:stream";
import { errorEnvelopeSchema } from "@portal/contracts";
import { bitmapTypes, type PictureFormat, pictureFormats, pictureWidths } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { fileTag } from "../../content/tags.ts";
import { isAlone } from "../../pages/cache/answer-from-cache.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import { cacheTagOf, headersForPurging } from "../../pages/caching.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { failure } from "../../plugins/errors.ts";
import { networkOf } from "../../services/limits/network.ts";
import {
  type FileMetadata,
  findFile,
  findPictureSize,
  type PictureSize,
  readFileParts,
  readFileRange,
} from "../../sources/database/files.ts";
import { presentationOf } from "./presentation.ts";
import { contentDisposition } from "../../services/http/content-disposition.ts";
import { beginRange } from "../../services/http/range.ts";

const DAY = 86_400;
const KEPT_FOR_A_DAY = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}, stale-if-error=${7 * DAY}`;
/** Of a picture that stands in for a smaller form of itself, which is made soon. */
const KEPT_FOR_A_MINUTE = "public, max-age=60";

const binary = { type: "string", format: "binary" };

const schema = {
  operationId: "getMediaFile",
  tags: ["files"],
  summary: "A stored file",
  description: "Upper and lower case are the same (specification §7). Parts of a file by Range.",
  params: { type: "object", properties: { "*": { description: "Path of the file.", type: "string" } } },
  querystring: {
    type: "object",
    properties: {
      width: {
        description: `Pixels, with format: a bitmap is sent in this size, or in its own where that is smaller. One of ${pictureWidths.join(", ")}; with another one, and until its sizes are made, it is sent as it is.`,
        type: "string",
      },
      format: { description: `One of ${pictureFormats.join(", ")}.`, type: "string" },
    },
  },
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
  Querystring: { readonly width?: string; readonly format?: string };
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

    const turn = { network: networkOf(request.ip), signal: clientAbortSignal(reply) };
    const inTurn = <T>(read: () => Promise<T>): Promise<T> => queues.files.run(read, turn);
    const found = await findAskedSize(file, request.query, (width, format) => inTurn(() => findPictureSize(db, file, width, format)));
    const { contentType, disposition, policy, compressible } = presentationOf(
      typeof found === "string" ? file.contentType : found.contentType,
    );
    const { sha256 } = typeof found === "string" ? file : found;
    const tag = `${compressible ? "W/" : ""}"${sha256}"`;
    reply.headers({
      etag: tag,
      "last-modified": file.updatedAt.toUTCString(),
      "cache-control": found === "waiting" ? KEPT_FOR_A_MINUTE : KEPT_FOR_A_DAY,
      ...headersForPurging(request, cacheTagOf([fileTag(file.path)]), at),
      "content-disposition": contentDisposition(disposition, file.fileName),
      "content-security-policy": policy,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (isKnown(request.headers["if-none-match"], sha256)) return reply.code(304).send();
    if (typeof found !== "string") return sendWhole(reply, found);

    reply.header("accept-ranges", "bytes");
    const ifRange = request.headers["if-range"];
    const range = beginRange(reply, ifRange === undefined || ifRange === tag ? request.headers.range : undefined, file.size);
    if (!range) {
      reply.removeHeader("content-disposition").removeHeader("etag");
      return reply.send(failure(`The range lies outside the file, which has ${file.size} bytes.`));
    }
    reply.type(contentType);
    reply.header("content-length", range.length);
    if (request.method === "HEAD") return reply.send();
    const parts = readFileParts(file, range, (start, length) => inTurn(() => readFileRange(db, file, start, length)));
    return reply.send(await contentOf(parts));
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
async function contentOf(parts: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    })(),
    { objectMode: false },
  );
}

/** A smaller form of a picture: small enough for memory. */
function sendWhole(reply: FastifyReply, { contentType, bytes }: PictureSize): FastifyReply {
  reply.type(contentType).header("content-length", bytes.length);
  return reply.send(reply.request.method === "HEAD" ? undefined : bytes);
}

/** What is sent for a file: a smaller form where one is asked for, else the file itself. @param find - finds one */
async function findAskedSize(
  file: FileMetadata,
  query: MediaRequest["Querystring"],
  find: (width: number, format: PictureFormat) => ReturnType<typeof findPictureSize>,
): ReturnType<typeof findPictureSize> {
  const width = pictureWidths.find((each) => String(each) === query.width);
  const format = pictureFormats.find((each) => each === query.format);
  const isBitmap = bitmapTypes.some((type) => type === file.contentType);
  return isBitmap && width !== undefined && format !== undefined ? find(width, format) : "original";
}
