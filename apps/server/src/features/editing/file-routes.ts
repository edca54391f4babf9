/** Calls that read the bytes of files back, for who may read the draft or version that names them. */
import type { RecordFields } from "@portal/domain/records";
import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import type { Services } from "../../services.ts";
import { contentDisposition } from "../../services/http/content-disposition.ts";
import { networkOf } from "../../services/limits/network.ts";
import { readFileParts } from "../../sources/database/files.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { readableSet } from "./change-set-store.ts";
import { findEdition } from "./contents.ts";
import { findDraft } from "./drafts.ts";
import { readBytes, sizeOfBytes } from "./record-bytes.ts";
import { mayRead, Refused } from "./refused.ts";
import { readableVersion } from "./restore.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import * as wire from "./wire.ts";

const tags = ["administration"];
/** Milliseconds; a file may go over a slow line. */
const TIMEOUT = 120_000;
/** For saving, or as a picture of a page of ours: no script in it runs, nothing in it loads, no page frames it. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const binary = { type: "string", format: "binary" };
const file = { 200: { description: "The file, for saving.", content: { "*/*": { schema: binary } } }, ...editingRefusals };

interface FileRoutesOptions extends Pick<Services, "queues"> {
  readonly db: Kysely<Database>;
}

export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, { db, queues }) => {
  app.addHook("onRoute", (route) => {
    route.handlerTimeout = TIMEOUT;
  });
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));

  /** @throws Refused where the record is deleted, or its bytes are not kept */
  const send = async (request: FastifyRequest, reply: FastifyReply, record: RecordFields | null | undefined): Promise<FastifyReply> => {
    const { sha256, contentType, path } = (record ?? {}) as Readonly<Record<string, string>>;
    const size = sha256 === undefined ? undefined : await sizeOfBytes(db, sha256);
    if (sha256 === undefined || size === undefined)
      throw new Refused("not-found", "There is no such file, or its bytes are not kept any more.");
    const turn = { network: networkOf(request.ip), signal: clientAbortSignal(reply) };
    const read = (start: number, length: number) => queues.files.run(() => readBytes(db, sha256, start, length), turn);
    return reply
      .headers({
        "content-disposition": contentDisposition("attachment", path?.split("/").at(-1) ?? "tep"),
        "content-security-policy": policy,
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "content-length": size,
      })
      .type(contentType ?? "application/octet-stream")
      .send(Readable.from(readFileParts({ path: path ?? "", sha256 }, { start: 0, length: size }, read), { objectMode: false }));
  };

  app.get<{ Params: { id: string; key: string } }>(
    "/api/admin/change-sets/:id/files/:key",
    {
      ...requireStaff("record.read", "somewhere"),
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "getDraftFile",
        summary: "The file that a change set holds: of its draft, or as it was submitted",
        params: { type: "object", required: ["id", "key"], properties: { id: wire.uuid, key: wire.keySchema } },
        response: file,
      },
    },
    async (request, reply) => {
      const { id, key } = request.params;
      const member = memberOf(request);
      const set = await readableSet(db, member, id);
      const name = { kind: "file", key } as const;
      const found = (await findDraft(db, id, name)) ?? (await findEdition(db, set, name));
      // A set may hold records of several sites.
      return send(request, reply, found && mayRead(member, found.site) ? found.record : undefined);
    },
  );

  app.get<{ Params: { id: string } }>(
    "/api/admin/versions/:id/file",
    {
      ...requireStaff("record.read", "somewhere"),
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "getVersionFile",
        summary: "A file as it once was",
        params: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^\\d{1,18}$" } } },
        response: file,
      },
    },
    async (request, reply) => {
      const { kind, record } = await readableVersion(db, memberOf(request), request.params.id);
      return send(request, reply, kind === "file" ? record : undefined);
    },
  );
};
