import {
  emptyEnvelopeSchema,
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  type InvitationRecord,
  invitationStates,
  type Target,
} from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { address } from "../../services/mail/message.ts";
import { invite, inviteAgain, type NewInvitation, sitesOfInvitation, withdrawInvitation } from "./invitations.ts";
import { listInvitations } from "./list-invitations.ts";
import { memberOf, requireStaff, wholePortal } from "./require-staff.ts";
import { roleOnSiteSchema } from "./role-routes.ts";

interface InvitationParams {
  readonly id: string;
}

const uuid = { type: "string", format: "uuid" };
const params = { type: "object", required: ["id"], properties: { id: uuid } };
const languageSchema = { description: "Of the mail, and of the account.", type: "string", enum: ["vi", "en"] };
const invitation = {
  type: "object",
  required: ["id", "email", "name", "language", "roles", "state", "invitedBy", "expiresAt"],
  properties: {
    id: uuid,
    email: { type: "string" },
    name: { type: "string" },
    language: languageSchema,
    roles: { type: "array", items: roleOnSiteSchema },
    state: {
      description:
        "`void`: who sent it may not give these roles any more, or their sites are gone; nobody can accept it until it is sent again.",
      type: "string",
      enum: invitationStates,
    },
    invitedBy: { description: "Id of an account; null: it is gone.", type: ["string", "null"] },
    expiresAt: { type: "string", format: "date-time" },
  },
};
const body = {
  type: "object",
  additionalProperties: false,
  required: ["email", "name", "language", "roles"],
  properties: {
    email: { type: "string", maxLength: 254, pattern: address.source },
    name: { description: "Of a new account.", type: "string", maxLength: 100, pattern: "^(?=.*\\S)[^\\p{Cc}]*$" },
    language: languageSchema,
    roles: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      items: roleOnSiteSchema,
      examples: [[{ site: "cuc-thue", role: "author" }]],
    },
  },
};
const sent = {
  200: envelopeSchema(
    { type: "object", required: ["id"], properties: { id: uuid } },
    { list: false, description: "The mail waits to be sent. Whether the address has an account is not said." },
  ),
  429: errorEnvelopeSchema("This address was mailed too often; `retry-after` says when it may be again."),
};
const NOT_FOUND = "There is no invitation of this id that waits for an answer; /api/admin/invitations lists all.";

const targetsOf = (sites: readonly string[]): readonly Target[] =>
  sites.length === 0 ? [wholePortal()] : sites.map((site) => ({ site, isOwn: false }));

const targetsOfBody = ({ body: given }: FastifyRequest) => targetsOf((given as NewInvitation).roles.map(({ site }) => site));
const targetsOfStored = (db: Kysely<Database>) => async (request: FastifyRequest) => {
  const sites = await sitesOfInvitation(db, (request.params as InvitationParams).id);
  return sites && targetsOf(sites);
};

/** Invitations by mail: the link leads to the portal's own forms, where it is accepted (docs/operations.md). */
export const invitationRoutes: FastifyPluginAsync<Pick<Services, "db" | "limits" | "mails" | "origin">> = async (app, services) => {
  const { db } = services;
  const route = { tags: ["administration"] };

  app.get<{ Querystring: { offset: number; limit: number }; Reply: Envelope<readonly InvitationRecord[]> }>(
    "/api/admin/invitations",
    {
      ...requireStaff("account.manage", wholePortal),
      schema: {
        ...route,
        operationId: "listInvitations",
        summary: "Invitations, newest first",
        description: "They stay for thirty days after their end. Who read them is kept in the audit.",
        querystring: {
          type: "object",
          properties: {
            offset: { type: "integer", minimum: 0, maximum: 1_000_000, default: 0 },
            limit: { type: "integer", minimum: 1, maximum: 100, default: 50 },
          },
        },
        response: { 200: envelopeSchema(invitation, { list: true, description: "The invitations." }) },
      },
    },
    async (request) => {
      const { invitations: data, total } = await listInvitations(db, memberOf(request).id, request.query);
      return { success: true, data, message: null, total };
    },
  );

  const answer = (reply: FastifyReply, outcome: Awaited<ReturnType<typeof invite>>): FastifyReply => {
    if (outcome === "not found") return reply.code(404).send(failure(NOT_FOUND));
    if (outcome === "unknown site") return reply.code(422).send(failure("One of the sites does not exist; name them by their slugs."));
    if (outcome === "invited already")
      return reply.code(409).send(failure("This address is invited already; withdraw that invitation first, or send it again."));
    if ("retryAfter" in outcome)
      return reply
        .code(429)
        .header("retry-after", outcome.retryAfter)
        .send(failure("This address was invited too often within the hour; send the invitation later."));
    return reply.send({ success: true, data: outcome, message: null });
  };

  app.post<{ Body: NewInvitation }>(
    "/api/admin/invitations",
    {
      ...requireStaff("invitation.send", targetsOfBody),
      schema: {
        ...route,
        operationId: "invite",
        summary: "Invites somebody by mail to roles on sites",
        description:
          "The mail holds a link that works once, for seven days. Who has no account chooses a password by it; who has one keeps theirs. The roles are given when it is accepted, if who sent it may give them then.",
        body,
        response: {
          ...sent,
          409: errorEnvelopeSchema("An invitation of this address waits for an answer."),
          422: errorEnvelopeSchema("There is no such site."),
        },
      },
    },
    async (request, reply) => answer(reply, await invite(services, memberOf(request).id, request.body)),
  );

  app.post<{ Params: InvitationParams }>(
    "/api/admin/invitations/:id/resend",
    {
      ...requireStaff("invitation.send", targetsOfStored(db)),
      schema: {
        ...route,
        operationId: "inviteAgain",
        summary: "Mails another link",
        description: "The one before is worth nothing from then on. Whoever sends it has to be able to give the roles.",
        params,
        response: { ...sent, 404: errorEnvelopeSchema("It was accepted or withdrawn, or never was.") },
      },
    },
    async (request, reply) => answer(reply, await inviteAgain(services, memberOf(request).id, request.params.id)),
  );

  app.delete<{ Params: InvitationParams }>(
    "/api/admin/invitations/:id",
    {
      ...requireStaff("invitation.send", targetsOfStored(db)),
      schema: {
        ...route,
        operationId: "withdrawInvitation",
        summary: "Withdraws an invitation: its link is worth nothing",
        params,
        response: {
          200: emptyEnvelopeSchema("Done."),
          404: errorEnvelopeSchema("It was accepted or withdrawn, or never was."),
        },
      },
    },
    async (request, reply) => {
      if (await withdrawInvitation(db, memberOf(request).id, request.params.id)) return { success: true, data: null, message: null };
      return reply.code(404).send(failure(NOT_FOUND));
    },
  );
};
