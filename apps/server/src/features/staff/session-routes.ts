import {
  emptyEnvelopeSchema,
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  type SessionRecord,
  type SessionView,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import { recordAct } from "../../services/audit.ts";
import type { Services } from "../../services.ts";
import { clearStaffCookie } from "./cookie.ts";
import { memberOf, requireSession } from "./require-staff.ts";
import { endOwnSession, listSessions, startProgramSession } from "./sessions.ts";
import { sessionViewSchema, viewSession } from "./session-view.ts";

const done = emptyEnvelopeSchema("Done.");
const session = {
  type: "object",
  required: ["id", "kind", "name", "startedAt", "seenAt", "expiresAt", "isCurrent"],
  properties: {
    id: { type: "string", format: "uuid" },
    kind: { type: "string", enum: ["browser", "program"] },
    name: { description: "A program's name, or what the browser calls itself.", type: ["string", "null"] },
    startedAt: { type: "string", format: "date-time" },
    seenAt: { type: "string", format: "date-time" },
    expiresAt: { type: "string", format: "date-time" },
    isCurrent: { type: "boolean" },
  },
};
const sessionRoute = { tags: ["administration"] };

/** What members can see and end of their own sessions. */
export const staffSessionRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Reply: Envelope<SessionView> }>(
    "/api/admin/session",
    {
      ...requireSession("sign-in"),
      schema: {
        ...sessionRoute,
        operationId: "getSession",
        summary: "Who is signed in",
        response: { 200: envelopeSchema(sessionViewSchema, { list: false, description: "The member, and what is still to be shown." }) },
      },
    },
    async (request) => ({ success: true, data: await viewSession(db, memberOf(request)), message: null }),
  );

  app.delete<{ Reply: Envelope<null> }>(
    "/api/admin/session",
    {
      ...requireSession("sign-in"),
      schema: { ...sessionRoute, operationId: "signOut", summary: "Signs out", response: { 200: done } },
    },
    async (request, reply) => {
      const { id, sessionId } = memberOf(request);
      await endOwnSession(db, id, sessionId);
      clearStaffCookie(reply);
      return { success: true, data: null, message: null };
    },
  );

  app.get<{ Reply: Envelope<readonly SessionRecord[]> }>(
    "/api/admin/sessions",
    {
      ...requireSession("sign-in"),
      schema: {
        ...sessionRoute,
        operationId: "listOwnSessions",
        summary: "The member's own sessions, of browsers and programs",
        response: { 200: envelopeSchema(session, { list: true, description: "Those that go on, newest first." }) },
      },
    },
    async (request) => {
      const { id, sessionId } = memberOf(request);
      const data = await listSessions(db, id, sessionId);
      return { success: true, data, message: null, total: data.length };
    },
  );

  app.delete<{ Params: { id: string } }>(
    "/api/admin/sessions/:id",
    {
      ...requireSession("sign-in"),
      schema: {
        ...sessionRoute,
        operationId: "endOwnSession",
        summary: "Ends one of the member's own sessions",
        params: { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
        response: { 200: done, 404: errorEnvelopeSchema("The member has no such session.") },
      },
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      if (!(await endOwnSession(db, id, request.params.id)))
        return reply.code(404).send(failure("You have no session of this id that goes on."));
      await recordAct(db, { actor: id, act: "staff.session-end", subject: `account:${id}`, details: { session: request.params.id } });
      return { success: true, data: null, message: null };
    },
  );

  app.post<{ Body: { name: string; days: number } }>(
    "/api/admin/sessions",
    {
      ...requireSession("step-up"),
      schema: {
        ...sessionRoute,
        operationId: "startProgramSession",
        summary: "A token for a program of the member's",
        description:
          "Sent as `Authorization: Bearer`, it may do what its member may, but for what needs the second factor once more. It is shown here alone, and ended as any session.",
        body: {
          type: "object",
          additionalProperties: false,
          required: ["name", "days"],
          properties: {
            name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" },
            days: { type: "integer", minimum: 1, maximum: 365 },
          },
        },
        response: {
          200: envelopeSchema(
            {
              type: "object",
              required: ["id", "token"],
              properties: { id: { type: "string", format: "uuid" }, token: { type: "string" } },
            },
            { list: false, description: "The token." },
          ),
        },
      },
    },
    async (request) => {
      const { id } = memberOf(request);
      const data = await startProgramSession(db, { account: id, ...request.body });
      await recordAct(db, {
        actor: id,
        act: "staff.program",
        subject: `account:${id}`,
        details: { session: data.id, days: request.body.days },
      });
      return { success: true, data, message: null };
    },
  );
};
