/** Calls on change sets: made, written, submitted, reviewed, scheduled, published. */
import { type Envelope, envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Kind } from "../../content/line-schema.ts";
import type { RecordFields } from "../../content/read-records.ts";
import type { ChangeSetState } from "../../database/editing-tables.ts";
import { listQuery } from "../administration/schemas.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { type ChangeSet, findChangeSet, makeChangeSet, requireOnSet } from "./change-set-store.ts";
import { draftsOf, dropDraft, findDraft, saveDraft } from "./drafts.ts";
import { digestOf, editionsOf } from "./editions.ts";
import { commandLayout } from "./layout-commands.ts";
import { listChangeSets } from "./list-change-sets.ts";
import { publishChangeSet } from "./publish.ts";
import { type Actor, Refused } from "./refused.ts";
import { approveChangeSet, approvalsOf, rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "./review.ts";
import { rebaseChangeSet, resolveConflict, submitChangeSet } from "./submission.ts";
import type { EditingTools } from "./tools.ts";
import * as wire from "./wire.ts";

interface SetParams {
  readonly id: string;
}
interface DraftParams extends SetParams {
  readonly kind: Kind;
  readonly key: string;
}

const setParams = { type: "object", required: ["id"], properties: { id: wire.uuid } };
const draftParams = {
  type: "object",
  required: ["id", "kind", "key"],
  properties: { id: wire.uuid, kind: wire.kindSchema, key: wire.keySchema },
};
const title = { type: "string", minLength: 1, maxLength: 300, pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$" };
const text = { ...title, maxLength: 2000 };
const moment = { type: "string", format: "date-time", examples: ["2026-12-01T02:00:00Z"] };
const body = (required: readonly string[], properties: object): object => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const tags = ["administration"];
/** Bytes of a record that is sent: a long article with its markup. */
const RECORD_LIMIT = 4 * 1024 * 1024;

export const changeSetRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools }) => {
  const { db } = tools;
  app.setErrorHandler((error, _request, reply) => wire.sendRefusal(reply, error));
  const response = { 200: envelopeSchema(wire.changeSetSchema, { list: false, description: "The change set." }), ...wire.editingRefusals };

  app.get<{ Querystring: { state?: ChangeSetState; mine: boolean; offset: number; limit: number }; Reply: Envelope<readonly object[]> }>(
    "/api/admin/change-sets",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listChangeSets",
        summary: "Change sets, last changed first",
        querystring: listQuery({ state: { type: "string", enum: wire.states }, mine: { type: "boolean", default: false } }),
        response: {
          200: envelopeSchema(wire.changeSetSchema, {
            list: true,
            description: "Those on sites where the caller has a role, and their own.",
          }),
        },
      },
    },
    async (request) => {
      const { state, mine, offset, limit } = request.query;
      const { sets, total } = await listChangeSets(db, memberOf(request), { state, mine, offset, limit });
      return { success: true, data: sets.map(wire.showChangeSet), message: null, total };
    },
  );

  app.post<{ Body: { title: string } }>(
    "/api/admin/change-sets",
    {
      ...requireStaff("changeSet.make", "somewhere"),
      schema: { tags, operationId: "makeChangeSet", summary: "Begins a change set", body: body(["title"], { title }), response },
    },
    async (request, reply) => send(reply, await makeChangeSet(db, memberOf(request), { title: request.body.title })),
  );

  app.get<{ Params: SetParams }>(
    "/api/admin/change-sets/:id",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "getChangeSet",
        summary: "A change set with its drafts, what was submitted last, and who has approved that",
        params: setParams,
        response: {
          200: envelopeSchema(
            {
              type: "object",
              properties: {
                changeSet: wire.changeSetSchema,
                drafts: { type: "array", items: wire.draftSchema },
                editions: { type: "array", items: wire.editionSchema },
                digest: { description: "Of the editions: what an approval holds for.", type: ["string", "null"] },
                approvals: { type: "array", items: { type: "object", properties: { account: wire.uuid, approvedAt: moment } } },
              },
            },
            { list: false, description: "All of it." },
          ),
          ...wire.editingRefusals,
        },
      },
    },
    async (request, reply) => {
      const set = await readableSet(tools, memberOf(request), request.params.id);
      const [drafts, editions, approvals] = await Promise.all([draftsOf(db, set.id), editionsOf(db, set), approvalsOf(db, set)]);
      const data = {
        changeSet: wire.showChangeSet(set),
        drafts: drafts.map(wire.showDraft),
        editions: editions.map(wire.showEdition),
        digest: editions.length > 0 ? digestOf(editions) : null,
        approvals,
      };
      return reply.header("etag", wire.entityTag(set.version)).send({ success: true, data, message: null });
    },
  );

  const draftResponse = { 200: envelopeSchema(wire.draftSchema, { list: false, description: "The draft." }), ...wire.editingRefusals };

  app.get<{ Params: DraftParams }>(
    "/api/admin/change-sets/:id/records/:kind/:key",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: { tags, operationId: "getDraft", summary: "A draft", params: draftParams, response: draftResponse },
    },
    async (request, reply) => {
      await readableSet(tools, memberOf(request), request.params.id);
      const draft = await findDraft(db, request.params.id, request.params);
      if (!draft) throw new Refused("not-found", "The change set holds no draft of this record.");
      return sendDraft(reply, draft);
    },
  );

  app.put<{ Params: DraftParams; Body: { record: RecordFields | null; formerKey?: string; successor?: string } }>(
    "/api/admin/change-sets/:id/records/:kind/:key",
    {
      ...requireStaff("record.edit", "somewhere"),
      bodyLimit: RECORD_LIMIT,
      schema: {
        tags,
        operationId: "saveDraft",
        summary: "Saves a draft of a record, or of its deletion",
        description: '`if-match` names the version of the draft that was changed; "0" where there is none yet.',
        params: draftParams,
        body: body(["record"], {
          record: { type: ["object", "null"] },
          formerKey: wire.keySchema,
          successor: { type: "string", maxLength: 2000, pattern: wire.NO_NUL },
        }),
        response: draftResponse,
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const { record, formerKey, successor } = request.body;
      const change = {
        changeSetId: id,
        kind,
        key,
        expected: wire.expectedVersion(request),
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
      ...requireStaff("record.edit", "somewhere"),
      schema: {
        tags,
        operationId: "dropDraft",
        summary: "Takes a record out of a change set",
        params: draftParams,
        response: { 200: envelopeSchema({ type: "object" }, { list: false, description: "It is out." }), ...wire.editingRefusals },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      await dropDraft(db, memberOf(request), { changeSetId: id, kind, key, expected: wire.expectedVersion(request) });
      return reply.send({ success: true, data: {}, message: null });
    },
  );

  app.post<{ Params: DraftParams; Body: { command: unknown } }>(
    "/api/admin/change-sets/:id/records/:kind/:key/commands",
    {
      ...requireStaff("layout.assign", "somewhere"),
      schema: {
        tags,
        operationId: "commandLayout",
        summary: "Carries out a command of the layout engine on a draft of a site or category",
        params: draftParams,
        body: body(["command"], { command: { type: "object" } }),
        response: {
          200: envelopeSchema(
            {
              type: "object",
              properties: {
                draft: { ...wire.draftSchema, type: ["object", "null"] },
                notes: { type: "array", items: { type: "object", additionalProperties: true } },
              },
            },
            { list: false, description: "The draft, and what the engine has to say of it." },
          ),
          ...wire.editingRefusals,
        },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const expected = wire.expectedVersion(request);
      const { draft, notes } = await commandLayout(tools, memberOf(request), {
        changeSetId: id,
        kind,
        key,
        expected,
        command: request.body.command,
      });
      if (draft) reply.header("etag", wire.entityTag(draft.version));
      return reply.send({ success: true, data: { draft: draft ? wire.showDraft(draft) : null, notes }, message: null });
    },
  );

  app.post<{ Params: DraftParams; Body: { liveHash: string | null } }>(
    "/api/admin/change-sets/:id/records/:kind/:key/resolve",
    {
      ...requireStaff("changeSet.submit", "somewhere"),
      schema: {
        tags,
        operationId: "resolveConflict",
        summary: "Lets a draft stand against a record that has changed meanwhile",
        params: draftParams,
        body: body(["liveHash"], {
          liveHash: { description: "Of the record that was seen; null: it is deleted.", type: ["string", "null"] },
        }),
        response: { 200: envelopeSchema({ type: "object" }, { list: false, description: "It stands." }), ...wire.editingRefusals },
      },
    },
    async (request, reply) => {
      const { id, kind, key } = request.params;
      const expected = wire.expectedVersion(request);
      await resolveConflict(db, memberOf(request), { changeSetId: id, kind, key, expected, liveHash: request.body.liveHash });
      return reply.send({ success: true, data: {}, message: null });
    },
  );

  /** An act on the whole set, of the version that was seen. */
  const addAct = <Body>({ name, operationId, summary, action, body: given, run }: Act<Body>): void => {
    app.post<{ Params: SetParams }>(
      `/api/admin/change-sets/:id/${name}`,
      {
        ...requireStaff(action, "somewhere"),
        schema: { tags, operationId, summary, params: setParams, body: given, response },
      },
      async (request, reply) => {
        const decision = { id: request.params.id, expected: wire.expectedVersion(request) };
        return send(reply, await run(memberOf(request), decision, request.body as Body));
      },
    );
  };

  addAct<{ note?: string }>({
    name: "submit",
    operationId: "submitChangeSet",
    summary: "Seals the drafts, for review",
    action: "changeSet.submit",
    body: body([], { note: text }),
    run: (actor, decision, { note }) => submitChangeSet(tools, actor, { ...decision, note }),
  });
  addAct({
    name: "rebase",
    operationId: "rebaseChangeSet",
    summary: "Puts the drafts on their records as these are now; approvals are void",
    action: "changeSet.submit",
    body: body([], {}),
    run: (actor, { id, expected }) => rebaseChangeSet(db, actor, id, expected),
  });
  addAct<{ digest: string }>({
    name: "approve",
    operationId: "approveChangeSet",
    summary: "Approves exactly what was looked at",
    action: "changeSet.approve",
    body: body(["digest"], { digest: { type: "string", pattern: "^[0-9a-f]{64}$", examples: ["0".repeat(64)] } }),
    run: (actor, decision, { digest }) => approveChangeSet(db, actor, { ...decision, digest }),
  });
  addAct<{ reason: string }>({
    name: "reject",
    operationId: "rejectChangeSet",
    summary: "Sends a change set back",
    action: "changeSet.reject",
    body: body(["reason"], { reason: text }),
    run: (actor, decision, { reason }) => rejectChangeSet(db, actor, { ...decision, reason }),
  });
  addAct({
    name: "withdraw",
    operationId: "withdrawChangeSet",
    summary: "Takes a change set back before it is published",
    action: "changeSet.withdraw",
    body: body([], {}),
    run: (actor, decision) => withdrawChangeSet(db, actor, decision),
  });
  addAct<{ publishAt: string; expireAt?: string }>({
    name: "schedule",
    operationId: "scheduleChangeSet",
    summary: "Publishes an approved change set later, and takes it back later still where it ends",
    action: "changeSet.schedule",
    body: body(["publishAt"], { publishAt: moment, expireAt: moment }),
    run: (actor, decision, { publishAt, expireAt }) =>
      scheduleChangeSet(db, actor, {
        ...decision,
        publishAt: new Date(publishAt),
        expireAt: expireAt === undefined ? undefined : new Date(expireAt),
      }),
  });
  addAct({
    name: "publish",
    operationId: "publishChangeSet",
    summary: "Publishes an approved change set",
    action: "changeSet.publish",
    body: body([], {}),
    run: (actor, decision) => publishChangeSet(tools, actor, { ...decision, how: "now" }),
  });
  addAct({
    name: "publish-emergency",
    operationId: "publishInEmergency",
    summary: "Publishes at once what must not wait for its approval, which is due afterwards",
    action: "changeSet.publishEmergency",
    body: body([], {}),
    run: (actor, decision) => publishChangeSet(tools, actor, { ...decision, how: "emergency" }),
  });
};

interface Act<Body> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly action: Parameters<typeof requireStaff>[0];
  readonly body: object;
  readonly run: (actor: NonNullable<Actor>, decision: { readonly id: string; readonly expected: number }, body: Body) => Promise<ChangeSet>;
}

/** @throws Refused where there is none that the actor may see */
async function readableSet({ db }: EditingTools, actor: NonNullable<Actor>, id: string): Promise<ChangeSet> {
  const set = await findChangeSet(db, id);
  if (!set) throw new Refused("not-found", "There is no such change set.");
  if (set.created_by !== actor.id) await requireOnSet(db, actor, "record.read", set);
  return set;
}

const send = (reply: FastifyReply, set: ChangeSet): FastifyReply =>
  reply.header("etag", wire.entityTag(set.version)).send({ success: true, data: wire.showChangeSet(set), message: null });

const sendDraft = (reply: FastifyReply, draft: Parameters<typeof wire.showDraft>[0]): FastifyReply =>
  reply.header("etag", wire.entityTag(draft.version)).send({ success: true, data: wire.showDraft(draft), message: null });
