/** Calls on the drafts that a change set holds. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { readableSet } from "./change-set-store.ts";
import { findEdition } from "./contents.ts";
import { dropDraft, findDraft, saveDraft } from "./drafts.ts";
import { readLayoutProblems } from "./layout-problems.ts";
import { commandLayout } from "./layout-commands.ts";
import { mayRead, Refused } from "./refused.ts";
import { resolveConflict } from "./submission.ts";
import type { EditingTools } from "./tools.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import { entityTag, expectedVersion, ifMatch, tagged } from "./entity-tags.ts";
import * as wire from "./wire.ts";

interface DraftParams {
  /** Of the change set. */
  readonly id: string;
  readonly kind: Kind;
  readonly key: string;
}

const draftParams = {
  type: "object",
  required: ["id", "kind", "key"],
  properties: { id: wire.uuid, kind: wire.kindSchema, key: wire.keySchema },
};
const tags = ["administration"];
/** Bytes of a record that is sent: a long article with its markup. */
const RECORD_LIMIT = 4 * 1024 * 1024;

export const draftRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools }) => {
  const { db } = tools;
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  const draftResponse = {
    200: tagged(envelopeSchema(wire.draftSchema, { list: false, description: "The draft." })),
    ...editingRefusals,
  };

  app.get<{ Params: DraftParams }>(
    "/api/admin/change-sets/:id/records/:kind/:key",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: { tags, operationId: "getDraft", summary: "A draft", params: draftParams, response: draftResponse },
    },
    async (request, reply) => {
      const member = memberOf(request);
      await readableSet(db, member, request.params.id);
      const draft = await findDraft(db, request.params.id, request.params);
      if (!draft || !mayRead(member, draft.site)) throw new Refused("not-found", "The change set holds no draft of this record.");
      return sendDraft(reply, draft);
    },
  );

  app.get<{ Params: DraftParams }>(
    "/api/admin/change-sets/:id/editions/:kind/:key",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "getEdition",
        summary: "A record as it was submitted last",
        params: draftParams,
        response: { 200: envelopeSchema(wire.editionSchema, { list: false, description: "The edition." }), ...editingRefusals },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const edition = await findEdition(db, await readableSet(db, member, request.params.id), request.params);
      if (!edition || !mayRead(member, edition.site)) throw new Refused("not-found", "This record was not submitted in the change set.");
      return { success: true, data: wire.showEdition(edition), message: null };
    },
  );

  app.put<{ Params: DraftParams; Body: { record: RecordFields | null; baseHash?: string | null; formerKey?: string; successor?: string } }>(
    "/api/admin/change-sets/:id/records/:kind/:key",
    {
      ...requireStaff("changeSet.make", "somewhere"),
      bodyLimit: RECORD_LIMIT,
      schema: {
        tags,
        ...ifMatch,
        operationId: "saveDraft",
        summary: "Saves a draft of a record, or of its deletion",
        description:
          '`if-match` names the version of the draft that was changed; "0" where there is none yet. Then `baseHash` names the live record.',
        params: draftParams,
        body: wire.body(["record"], {
          record: { type: ["object", "null"] },
          baseHash: { ...wire.baseHashSchema, type: ["string", "null"] },
          formerKey: wire.keySchema,
          successor: { type: "string", maxLength: 2000, pattern: wire.NO_NUL },
        }),
        response: draftResponse,
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const { record, baseHash, formerKey, successor } = request.body;
      const expected = expectedVersion(request);
      if (expected === 0 && baseHash === undefined)
        throw new Refused("invalid", "Say the hash of the record that the draft was made from as `baseHash`; null where there was none.");
      const change = {
        changeSetId: id,
        kind,
        key,
        expected,
        baseHash,
        record,
        formerKey,
        successor,
        by: "hand",
      } as const;
      return sendDraft(reply, await saveDraft(db, memberOf(request), change));
    },
  );

  app.delete<{ Params: DraftParams }>(
    "/api/admin/change-sets/:id/records/:kind/:key",
    {
      ...requireStaff("changeSet.make", "somewhere"),
      schema: {
        tags,
        ...ifMatch,
        operationId: "dropDraft",
        summary: "Takes a record out of a change set",
        params: draftParams,
        response: { 200: envelopeSchema({ type: "object" }, { list: false, description: "It is out." }), ...editingRefusals },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      await dropDraft(db, memberOf(request), { changeSetId: id, kind, key, expected: expectedVersion(request) });
      return reply.send({ success: true, data: {}, message: null });
    },
  );

  app.post<{ Params: DraftParams; Body: { command: unknown; baseHash?: string } }>(
    "/api/admin/change-sets/:id/records/:kind/:key/commands",
    {
      ...requireStaff("layout.assign", "somewhere"),
      schema: {
        tags,
        ...ifMatch,
        operationId: "commandLayout",
        summary: "Carries out a command of the layout engine on a draft of a site or category",
        params: draftParams,
        body: wire.body(["command"], { command: { type: "object" }, baseHash: wire.baseHashSchema }),
        response: {
          200: tagged(
            envelopeSchema(
              {
                type: "object",
                properties: {
                  draft: { ...wire.draftSchema, type: ["object", "null"] },
                  notes: { type: "array", items: { type: "object", additionalProperties: true } },
                },
              },
              { list: false, description: "The draft, and what the engine has to say of it." },
            ),
          ),
          ...editingRefusals,
        },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const expected = expectedVersion(request);
      const { draft, notes } = await commandLayout(tools, memberOf(request), {
        changeSetId: id,
        kind,
        key,
        expected,
        baseHash: request.body.baseHash,
        command: request.body.command,
      });
      if (draft) reply.header("etag", entityTag(draft.version));
      return reply.send({ success: true, data: { draft: draft ? wire.showDraft(draft) : null, notes }, message: null });
    },
  );

  app.get<{ Params: DraftParams }>(
    "/api/admin/change-sets/:id/records/:kind/:key/problems",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listLayoutProblems",
        summary: "What a page's layout names and readers would not see",
        description:
          "Of the draft, or of the live record where there is none yet. What the live page does not have (`isNew`) keeps the change set from being submitted.",
        params: draftParams,
        response: { 200: envelopeSchema(wire.layoutProblemSchema, { list: true, description: "The problems." }), ...editingRefusals },
      },
    },
    async (request) => {
      const { id } = request.params;
      const member = memberOf(request);
      await readableSet(db, member, id);
      const lookup = { db, catalogue: tools.catalogue, changeSetId: id };
      const problems = await readLayoutProblems(lookup, member, request.params);
      return { success: true, data: problems, message: null, total: problems.length };
    },
  );

  app.post<{ Params: DraftParams; Body: { liveHash: string | null } }>(
    "/api/admin/change-sets/:id/records/:kind/:key/resolve",
    {
      ...requireStaff("changeSet.submit", "somewhere"),
      schema: {
        tags,
        ...ifMatch,
        operationId: "resolveConflict",
        summary: "Lets a draft stand against a record that has changed meanwhile",
        params: draftParams,
        body: wire.body(["liveHash"], {
          liveHash: { description: "Of the record that was seen; null: it is deleted.", type: ["string", "null"] },
        }),
        response: { 200: envelopeSchema({ type: "object" }, { list: false, description: "It stands." }), ...editingRefusals },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const expected = expectedVersion(request);
      await resolveConflict(db, memberOf(request), { changeSetId: id, kind, key, expected, liveHash: request.body.liveHash });
      return reply.send({ success: true, data: {}, message: null });
    },
  );
};

const sendDraft = (reply: FastifyReply, draft: Parameters<typeof wire.showDraft>[0]): FastifyReply =>
  reply.header("etag", entityTag(draft.version)).send({ success: true, data: wire.showDraft(draft), message: null });
