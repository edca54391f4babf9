import { emptyEnvelopeSchema, type Envelope, envelopeSchema, errorEnvelopeSchema, type FailedMail } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { readFailedMails, retryMail } from "../../services/mail/failed-mails.ts";
import { memberOf, requireStaff, wholePortal } from "../staff/require-staff.ts";
import { adminRoute, type IdParams, listQuery } from "./schemas.ts";

const uuid = { type: "string", format: "uuid" };
const record = {
  type: "object",
  required: ["id", "recipient", "subject", "queuedAt", "attempts", "failure"],
  properties: {
    id: uuid,
    recipient: { type: "string" },
    subject: { type: "string" },
    queuedAt: { type: "string", format: "date-time" },
    attempts: { type: "integer" },
    failure: { description: "Codes of the mail server's last answer.", type: ["string", "null"] },
  },
};

/** Messages that could not be sent. Those that wait are counted in the metrics, and read by no one. */
export const adminMailRoutes: FastifyPluginAsync<Pick<Services, "db" | "jobs">> = async (app, { db, jobs }) => {
  app.get<{ Querystring: { offset: number; limit: number }; Reply: Envelope<readonly FailedMail[]> }>(
    "/api/admin/mails",
    {
      ...requireStaff("mail.manage", wholePortal),
      schema: {
        ...adminRoute,
        operationId: "listFailedMails",
        summary: "Messages that were given up, newest first",
        description:
          "Without their texts, which hold links that work once. They are removed after eight days. Who read which is kept in the audit.",
        querystring: listQuery({}),
        response: { 200: envelopeSchema(record, { list: true, description: "The messages." }) },
      },
    },
    async (request) => {
      const { mails, total } = await readFailedMails(db, memberOf(request).id, request.query);
      return { success: true, data: mails, message: null, total };
    },
  );

  app.post<{ Params: IdParams; Reply: Envelope<null> }>(
    "/api/admin/mails/:id/retry",
    {
      ...requireStaff("mail.manage", wholePortal),
      schema: {
        ...adminRoute,
        operationId: "retryMail",
        summary: "Try to send a message again, for another day",
        params: { type: "object", required: ["id"], properties: { id: uuid } },
        response: {
          200: emptyEnvelopeSchema("It waits in the queue."),
          404: errorEnvelopeSchema("There is no such message, or it was not given up."),
        },
      },
    },
    async (request, reply) => {
      if (await retryMail(db, jobs, memberOf(request).id, request.params.id)) return { success: true, data: null, message: null };
      return reply.code(404).send(failure("There is no such message that was given up; /api/admin/mails lists all."));
    },
  );
};
