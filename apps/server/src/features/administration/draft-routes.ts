import { draftPhases, type DraftRecord, type Envelope, envelopeSchema, errorEnvelopeSchema, sitesOf } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { listDrafts } from "../contributions/list-drafts.ts";
import { type DraftOutcome, publishOutcome } from "../contributions/publish-outcome.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { adminRoute, idSchema, type IdParams, idParams, listQuery, siteQuery } from "./schemas.ts";
import { narrowTo, siteOfArticle } from "./sites.ts";

const NO_DRAFT = "There is no draft with this id.";
const record = {
  type: "object",
  required: ["id", "site", "title", "path", "phase", "deadline", "comments", "outcome"],
  properties: {
    id: idSchema,
    site: { type: "string" },
    title: { type: "string" },
    path: { description: "Of its page.", type: "string" },
    phase: { description: "Whether comments are taken: not yet, now, or no more.", type: "string", enum: draftPhases },
    deadline: { description: "Last day for comments, as the draft says it.", type: "string" },
    comments: { description: "How many were received.", type: "integer" },
    outcome: {
      type: ["object", "null"],
      required: ["html", "unit", "publishedAt"],
      properties: { html: { type: "string" }, unit: { type: "string" }, publishedAt: { type: "string", format: "date-time" } },
    },
  },
};

/** Drafts that visitors comment on, and the outcome of that. */
export const adminDraftRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock" | "sanitizer">> = async (app, services) => {
  const { db, clock } = services;

  app.get<{ Querystring: { site?: string; due: boolean; offset: number; limit: number }; Reply: Envelope<readonly DraftRecord[]> }>(
    "/api/admin/drafts",
    {
      ...requireStaff("comment.moderate", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listCommentedDrafts",
        summary: "Published drafts that take comments or have taken some, the latest last day first",
        querystring: listQuery({
          site: siteQuery,
          due: {
            description: "Only those without an outcome whose last day comes within a week, or is over.",
            type: "boolean",
            default: false,
          },
        }),
        response: { 200: envelopeSchema(record, { list: true, description: "The drafts." }) },
      },
    },
    async (request) => {
      const { site, due: isDue, offset, limit } = request.query;
      const sites = narrowTo(site, sitesOf(memberOf(request), "comment.moderate"));
      const { drafts, total } = await listDrafts(db, { sites, id: undefined, isDue, offset, limit }, clock.now());
      return { success: true, data: drafts, message: null, total };
    },
  );

  app.get<{ Params: IdParams; Reply: Envelope<DraftRecord> }>(
    "/api/admin/drafts/:id",
    {
      ...requireStaff("comment.moderate", siteOfArticle(db)),
      schema: {
        ...adminRoute,
        operationId: "getCommentedDraft",
        summary: "A draft that takes comments or has taken some",
        params: idParams,
        response: {
          200: envelopeSchema(record, { list: false, description: "The draft." }),
          404: errorEnvelopeSchema("There is no such draft."),
        },
      },
    },
    async (request, reply) => {
      const { drafts } = await listDrafts(db, { sites: undefined, id: request.params.id, isDue: false, offset: 0, limit: 1 }, clock.now());
      const [draft] = drafts;
      return draft ? { success: true, data: draft, message: null } : reply.code(404).send(failure(NO_DRAFT));
    },
  );

  app.post<{ Params: IdParams; Body: DraftOutcome }>(
    "/api/admin/drafts/:id/outcome",
    {
      ...requireStaff("comment.moderate", siteOfArticle(db)),
      schema: {
        ...adminRoute,
        operationId: "publishDraftOutcome",
        summary: "Publishes the outcome of the comments on a draft's page",
        params: idParams,
        body: {
          type: "object",
          additionalProperties: false,
          required: ["html", "unit"],
          properties: { html: { type: "string", minLength: 1, maxLength: 50_000 }, unit: { type: "string", minLength: 1, maxLength: 300 } },
        },
        response: {
          200: envelopeSchema(
            { type: "object", required: ["articleId"], properties: { articleId: idSchema } },
            { list: false, description: "It is on the page." },
          ),
          404: errorEnvelopeSchema("There is no such draft."),
          409: errorEnvelopeSchema("Comments are still taken."),
          422: errorEnvelopeSchema("The HTML is empty or cannot be taken."),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      switch (await publishOutcome(services, memberOf(request).id, id, request.body)) {
        case "done":
          return { success: true, data: { articleId: id }, message: null };
        case "missing":
          return reply.code(404).send(failure(NO_DRAFT));
        case "conflict":
          return reply.code(409).send(failure("Comments on this draft are still taken; publish the outcome after its last day."));
        case "unsafe":
          return reply.code(422).send(failure("The outcome is empty once its HTML is cleaned, or cannot be read; write it in plain HTML."));
      }
    },
  );
};
