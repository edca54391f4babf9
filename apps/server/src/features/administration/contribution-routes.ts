import {
  emptyEnvelopeSchema,
  type ContributionRecord,
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  sitesOf,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { recordAct } from "../../services/audit.ts";
import { removeContribution } from "../contributions/remove-contribution.ts";
import { findAttachment, findContribution, listContributions } from "../contributions/list-contributions.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { contentDisposition } from "../../services/http/content-disposition.ts";
import { narrowTo, siteOfComment } from "./sites.ts";
import { adminRoute, idSchema, type IdParams, idParams, listQuery, siteQuery } from "./schemas.ts";

const nullable = { type: ["string", "null"] };
const record = {
  type: "object",
  required: ["id", "articleId", "draft", "title", "fullName", "email", "address", "phoneNumber", "content", "sentAt", "attachment"],
  properties: {
    id: idSchema,
    articleId: nullable,
    draft: { description: "Title of the draft when the comment was sent.", type: "string" },
    title: { type: "string" },
    fullName: { type: "string" },
    email: { type: "string" },
    address: nullable,
    phoneNumber: nullable,
    content: { type: "string" },
    sentAt: { type: "string", format: "date-time" },
    attachment: {
      type: ["object", "null"],
      properties: { name: { type: "string" }, contentType: { type: "string" }, size: { type: "integer" }, sha256: { type: "string" } },
    },
  },
};

/** For saving and nothing else: no script in it runs, nothing in it loads, no page shows it. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const NO_COMMENT = "There is no such comment; /api/admin/contributions lists all.";

/** Comments on drafts, and their files. */
export const adminContributionRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{
    Querystring: { site?: string; articleId?: string; offset: number; limit: number };
    Reply: Envelope<readonly ContributionRecord[]>;
  }>(
    "/api/admin/contributions",
    {
      ...requireStaff("comment.moderate", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listContributions",
        summary: "Comments on drafts, newest first",
        querystring: listQuery({ site: siteQuery, articleId: { description: "Of one draft only.", ...idSchema } }),
        response: { 200: envelopeSchema(record, { list: true, description: "The comments, with who sent them." }) },
      },
    },
    async (request) => {
      const { site, articleId, offset, limit } = request.query;
      const sites = narrowTo(site, sitesOf(memberOf(request), "comment.moderate"));
      const { contributions, total } = await listContributions(db, { sites, articleId, offset, limit });
      return { success: true, data: contributions, message: null, total };
    },
  );

  app.get<{ Params: IdParams; Reply: Envelope<ContributionRecord> }>(
    "/api/admin/contributions/:id",
    {
      ...requireStaff("comment.moderate", siteOfComment(db)),
      schema: {
        ...adminRoute,
        operationId: "getContribution",
        summary: "A comment on a draft",
        params: idParams,
        response: {
          200: envelopeSchema(record, { list: false, description: "The comment, with who sent it." }),
          404: errorEnvelopeSchema("There is no such comment."),
        },
      },
    },
    async (request, reply) => {
      const found = await findContribution(db, request.params.id);
      return found ? { success: true, data: found, message: null } : reply.code(404).send(failure(NO_COMMENT));
    },
  );

  app.get<{ Params: IdParams }>(
    "/api/admin/contributions/:id/attachment",
    {
      ...requireStaff("comment.moderate", siteOfComment(db)),
      exposeHeadRoute: false,
      schema: {
        ...adminRoute,
        operationId: "getContributionAttachment",
        summary: "The file of a comment",
        description: "Sent by a stranger: it is for saving, and for opening with care. Each reading is in the audit.",
        params: idParams,
        response: {
          200: { description: "The file.", content: { "*/*": { schema: { type: "string", format: "binary" } } } },
          404: errorEnvelopeSchema("There is no such comment, or it has no file."),
        },
      },
    },
    async (request, reply) => {
      const file = await findAttachment(db, request.params.id);
      if (!file) return reply.code(404).send(failure("There is no such comment, or it has no file."));
      await recordAct(db, { actor: memberOf(request).id, act: "contribution.attachment", subject: `contribution:${request.params.id}` });
      return reply
        .headers({
          "content-disposition": contentDisposition("attachment", file.name),
          "content-security-policy": policy,
          "cross-origin-resource-policy": "same-origin",
          "x-content-type-options": "nosniff",
        })
        .type(file.contentType)
        .send(file.bytes);
    },
  );

  app.delete<{ Params: IdParams; Reply: Envelope<null> }>(
    "/api/admin/contributions/:id",
    {
      ...requireStaff("comment.moderate", siteOfComment(db)),
      schema: {
        ...adminRoute,
        operationId: "removeContribution",
        summary: "Removes a comment and its file for good",
        description:
          "One that abuses, or whose sender wants it gone. Kept in the audit, without what it said; backups hold it until they are pruned.",
        params: idParams,
        response: {
          200: emptyEnvelopeSchema("It is gone."),
          404: errorEnvelopeSchema("There is no such comment."),
        },
      },
    },
    async (request, reply) => {
      if (await removeContribution(db, memberOf(request).id, request.params.id)) return { success: true, data: null, message: null };
      return reply.code(404).send(failure(NO_COMMENT));
    },
  );
};
