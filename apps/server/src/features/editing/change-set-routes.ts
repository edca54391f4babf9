/** Calls on change sets: made, submitted, reviewed, scheduled, published. What they hold: draft-routes.ts. */
import {
  type ChangeSetContents,
  changeSetStates,
  type ChangeSetState,
  type Envelope,
  envelopeSchema,
  type ListedChangeSet,
} from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { listQuery } from "../administration/schemas.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { type ChangeSet, makeChangeSet, readableSet } from "./change-set-store.ts";
import { contentsOf } from "./contents.ts";
import { listChangeSets } from "./list-change-sets.ts";
import { publishChangeSet } from "./publish.ts";
import type { Actor } from "./refused.ts";
import { approveChangeSet, approvalsOf, needsFourEyes, rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "./review.ts";
import { rebaseChangeSet, submitChangeSet } from "./submission.ts";
import type { EditingTools } from "./tools.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import { entityTag, expectedVersion, ifMatch, tagged } from "./entity-tags.ts";
import * as wire from "./wire.ts";

interface SetParams {
  readonly id: string;
}

const setParams = { type: "object", required: ["id"], properties: { id: wire.uuid } };
const moment = { type: "string", format: "date-time", examples: ["2026-12-01T02:00:00Z"] };
const tags = ["administration"];

export const changeSetRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools }) => {
  const { db } = tools;
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  const response = {
    200: tagged(envelopeSchema(wire.changeSetSchema, { list: false, description: "The change set." })),
    ...editingRefusals,
  };

  app.get<{
    Querystring: { state?: ChangeSetState; waits?: "attention" | "moved"; mine: boolean; offset: number; limit: number };
    Reply: Envelope<readonly ListedChangeSet[]>;
  }>(
    "/api/admin/change-sets",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listChangeSets",
        summary: "Change sets, last changed first",
        querystring: listQuery({
          state: { type: "string", enum: changeSetStates },
          waits: {
            description: "Only what waits for the caller: sets that need attention, or hold a record which was changed elsewhere since.",
            type: "string",
            enum: ["attention", "moved"],
          },
          mine: { type: "boolean", default: false },
        }),
        response: {
          200: envelopeSchema(wire.listedSetSchema, {
            list: true,
            description: "Those on sites where the caller has a role, and their own.",
          }),
        },
      },
    },
    async (request) => {
      const { state, waits, mine, offset, limit } = request.query;
      const { sets, total } = await listChangeSets(db, memberOf(request), { state, waits, mine, offset, limit });
      return {
        success: true,
        data: sets.map((set) => ({ ...wire.showChangeSet(set), openComments: set.open_comments })),
        message: null,
        total,
      };
    },
  );

  app.post<{ Body: { title: string } }>(
    "/api/admin/change-sets",
    {
      ...requireStaff("changeSet.make", "somewhere"),
      schema: {
        tags,
        operationId: "makeChangeSet",
        summary: "Begins a change set",
        body: wire.body(["title"], { title: wire.titleSchema }),
        response,
      },
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
          200: tagged(
            envelopeSchema(
              {
                type: "object",
                properties: {
                  changeSet: wire.changeSetSchema,
                  drafts: { type: "array", items: wire.draftSummarySchema },
                  editions: { type: "array", items: wire.editionSummarySchema },
                  hidden: { description: "Drafts and editions of sites where the caller has no role.", type: "integer" },
                  digest: { description: "Of the editions: what an approval holds for.", type: ["string", "null"] },
                  approvals: { type: "array", items: { type: "object", properties: { account: wire.uuid, approvedAt: moment } } },
                  review: {
                    description: "four-eyes: who wrote a part of it does not approve it, as one of its sites asks for that.",
                    type: "string",
                    enum: ["single", "four-eyes"],
                  },
                },
              },
              { list: false, description: "All of it but the records themselves, which have calls of their own." },
            ),
          ),
          ...editingRefusals,
        },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const set = await readableSet(db, member, request.params.id);
      const [{ drafts, editions, digest, hidden }, approvals, isCareful] = await Promise.all([
        contentsOf(tools, member, set),
        approvalsOf(db, set),
        needsFourEyes(db, set),
      ]);
      const data: ChangeSetContents = {
        changeSet: wire.showChangeSet(set),
        drafts: drafts.map(wire.showDraftSummary),
        editions: editions.map(wire.showEditionSummary),
        hidden,
        digest,
        approvals,
        review: isCareful ? "four-eyes" : "single",
      };
      return reply.header("etag", entityTag(set.version)).send({ success: true, data, message: null });
    },
  );

  /** An act on the whole set, of the version that was seen. */
  const addAct = <Body>({ name, operationId, summary, action, body: given, run }: Act<Body>): void => {
    app.post<{ Params: SetParams }>(
      `/api/admin/change-sets/:id/${name}`,
      {
        ...requireStaff(action, "somewhere"),
        schema: { tags, operationId, summary, ...ifMatch, params: setParams, body: given, response },
      },
      async (request, reply) => {
        const decision = { id: request.params.id, expected: expectedVersion(request) };
        return send(reply, await run(memberOf(request), decision, request.body as Body));
      },
    );
  };

  addAct<{ note?: string }>({
    name: "submit",
    operationId: "submitChangeSet",
    summary: "Seals the drafts, for review",
    action: "changeSet.submit",
    body: wire.body([], { note: wire.longTextSchema }),
    run: (actor, decision, { note }) => submitChangeSet(tools, actor, { ...decision, note }),
  });
  addAct({
    name: "rebase",
    operationId: "rebaseChangeSet",
    summary: "Puts the drafts on their records as these are now; approvals are void",
    action: "changeSet.submit",
    body: wire.body([], {}),
    run: (actor, { id, expected }) => rebaseChangeSet(db, actor, id, expected),
  });
  addAct<{ digest: string }>({
    name: "approve",
    operationId: "approveChangeSet",
    summary: "Approves exactly what was looked at",
    action: "changeSet.approve",
    body: wire.body(["digest"], { digest: { type: "string", pattern: "^[0-9a-f]{64}$", examples: ["0".repeat(64)] } }),
    run: (actor, decision, { digest }) => approveChangeSet(db, actor, { ...decision, digest }),
  });
  addAct<{ reason: string }>({
    name: "reject",
    operationId: "rejectChangeSet",
    summary: "Sends a change set back",
    action: "changeSet.reject",
    body: wire.body(["reason"], { reason: wire.longTextSchema }),
    run: (actor, decision, { reason }) => rejectChangeSet(db, actor, { ...decision, reason }),
  });
  addAct({
    name: "withdraw",
    operationId: "withdrawChangeSet",
    summary: "Takes a change set back before it is published",
    action: "changeSet.withdraw",
    body: wire.body([], {}),
    run: (actor, decision) => withdrawChangeSet(db, actor, decision),
  });
  addAct<{ publishAt: string; expireAt?: string }>({
    name: "schedule",
    operationId: "scheduleChangeSet",
    summary: "Publishes an approved change set later, and takes it back later still where it ends",
    action: "changeSet.schedule",
    body: wire.body(["publishAt"], { publishAt: moment, expireAt: moment }),
    run: (actor, decision, { publishAt, expireAt }) =>
      scheduleChangeSet(db, actor, {
        ...decision,
        publishAt: wire.momentOf(publishAt),
        expireAt: expireAt === undefined ? undefined : wire.momentOf(expireAt),
      }),
  });
  addAct({
    name: "publish",
    operationId: "publishChangeSet",
    summary: "Publishes an approved change set",
    action: "changeSet.publish",
    body: wire.body([], {}),
    run: (actor, decision) => publishChangeSet(tools, actor, { ...decision, how: "now" }),
  });
  addAct({
    name: "publish-emergency",
    operationId: "publishInEmergency",
    summary: "Publishes at once what must not wait for its approval, which is due afterwards",
    action: "changeSet.publishEmergency",
    body: wire.body([], {}),
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

const send = (reply: FastifyReply, set: ChangeSet): FastifyReply =>
  reply.header("etag", entityTag(set.version)).send({ success: true, data: wire.showChangeSet(set), message: null });
