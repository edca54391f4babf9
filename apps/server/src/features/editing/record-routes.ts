/** Calls on records: lists, history, where they are used, the trash, restoring and erasing. */
import type { Kind } from "@portal/domain/records";
import { envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { listQuery } from "../administration/schemas.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { liveRecord } from "./drafts.ts";
import { eraseRecord } from "./erase.ts";
import { listRoute } from "./list-route.ts";
import { Refused, requireReadable } from "./refused.ts";
import { historyOf, restoreVersion, trash } from "./restore.ts";
import { siteOf } from "./site-of.ts";
import type { EditingTools } from "./tools.ts";
import { whereUsed } from "./where-used.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import * as wire from "./wire.ts";

interface RecordParams {
  readonly kind: Kind;
  readonly key: string;
}

const params = { type: "object", required: ["kind", "key"], properties: { kind: wire.kindSchema, key: wire.keySchema } };
const tags = ["administration"];

export const recordRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools }) => {
  const { db } = tools;
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));

  await app.register(listRoute, { db });

  /** @throws Refused */
  const readable = async (request: Parameters<typeof memberOf>[0], { kind, key }: RecordParams) => {
    const record = await liveRecord(db, { kind, key });
    requireReadable(memberOf(request), { kind, key }, record && (await siteOf(db, kind, record.fields)));
    if (!record) throw new Refused("not-found", `There is no ${kind} ${JSON.stringify(key)}.`);
    return record;
  };

  app.get<{ Params: RecordParams }>(
    "/api/admin/records/:kind/:key",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "getRecord",
        summary: "A record as visitors read it now",
        params,
        response: {
          200: envelopeSchema(
            {
              type: "object",
              properties: {
                kind: wire.kindSchema,
                key: wire.keySchema,
                hash: { type: "string" },
                record: { type: "object", additionalProperties: true },
              },
            },
            { list: false, description: "The record." },
          ),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const { kind, key, hash, fields } = await readable(request, request.params);
      return { success: true, data: { kind, key, hash, record: fields }, message: null };
    },
  );

  app.get<{ Params: RecordParams }>(
    "/api/admin/records/:kind/:key/uses",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "whereUsed",
        summary: "Where a record is used: asked before it is deleted or renamed",
        params,
        response: {
          200: envelopeSchema(
            {
              type: "object",
              properties: {
                kind: wire.kindSchema,
                key: wire.keySchema,
                title: { type: "string" },
                how: { type: "string", enum: ["holds", "names", "links"] },
              },
            },
            {
              list: true,
              description: "At most 200 of those on sites where the caller has a role; `total` counts what uses it on other sites, too.",
            },
          ),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const { uses, total } = await whereUsed(db, memberOf(request), await readable(request, request.params), tools.ministry);
      return { success: true, data: uses, message: null, total };
    },
  );

  app.get<{ Params: RecordParams; Querystring: { offset: number; limit: number } }>(
    "/api/admin/records/:kind/:key/history",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "historyOfRecord",
        summary: "What a record was like since it was first edited, newest first",
        params,
        querystring: listQuery({}),
        response: { 200: envelopeSchema(wire.versionSchema, { list: true, description: "Its versions." }), ...editingRefusals },
      },
    },
    async (request) => {
      const { versions, total } = await historyOf(db, memberOf(request), request.params, request.query);
      return { success: true, data: versions.map(wire.showVersion), message: null, total };
    },
  );

  app.get(
    "/api/admin/trash",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listTrash",
        summary: "Records that were deleted in the last 30 days, as they were",
        response: { 200: envelopeSchema(wire.versionSchema, { list: true, description: "Last deleted first." }), ...editingRefusals },
      },
    },
    async (request) => {
      const versions = await trash(db, memberOf(request));
      return { success: true, data: versions.map(wire.showVersion), message: null, total: versions.length };
    },
  );

  app.post<{ Params: { id: string }; Body: { title: string; block?: string } }>(
    "/api/admin/versions/:id/restore",
    {
      ...requireStaff("changeSet.restore", "somewhere"),
      schema: {
        tags,
        operationId: "restoreVersion",
        summary: "Makes a change set of a record, or of one block of its page, as it was",
        params: { type: "object", required: ["id"], properties: { id: { type: "string", pattern: "^\\d{1,18}$" } } },
        body: {
          type: "object",
          additionalProperties: false,
          required: ["title"],
          properties: {
            title: wire.titleSchema,
            block: { type: "string", minLength: 1, maxLength: 200, pattern: wire.NO_NUL },
          },
        },
        response: {
          200: envelopeSchema(wire.changeSetSchema, { list: false, description: "The change set, to be submitted." }),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const { title, block } = request.body;
      const set = await restoreVersion(tools, memberOf(request), { version: request.params.id, block, title });
      return { success: true, data: wire.showChangeSet(set), message: null };
    },
  );

  app.post<{ Params: RecordParams }>(
    "/api/admin/records/:kind/:key/erase",
    {
      ...requireStaff("record.erase", "somewhere"),
      schema: {
        tags,
        operationId: "eraseRecord",
        summary: "Removes for good what a deleted record said, everywhere but in backups",
        params,
        response: {
          200: envelopeSchema(
            { type: "object", properties: { removed: { type: "integer" } } },
            { list: false, description: "How many texts are gone." },
          ),
          ...editingRefusals,
        },
      },
    },
    async (request) => ({ success: true, data: { removed: await eraseRecord(db, memberOf(request), request.params) }, message: null }),
  );
};
