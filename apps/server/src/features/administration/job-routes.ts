import { type BackgroundJob, backgroundJobs, type Envelope, envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { requireStaff, wholePortal } from "../staff/require-staff.ts";
import { readBackgroundJobs } from "./read-background-jobs.ts";
import { adminRoute } from "./schemas.ts";

const record = {
  type: "object",
  required: ["name", "waiting", "failed", "next"],
  properties: {
    name: { type: "string", enum: backgroundJobs },
    waiting: { description: "How much is still to be done.", type: "integer" },
    failed: { description: "How much failed, and is not tried again by itself soon.", type: "integer" },
    next: { description: "When the next is due of those that wait for their hour.", type: ["string", "null"], format: "date-time" },
  },
};

export const adminJobRoutes: FastifyPluginAsync<Pick<Services, "administration" | "jobs">> = async (app, { administration, jobs }) => {
  app.get<{ Reply: Envelope<readonly BackgroundJob[]> }>(
    "/api/admin/jobs",
    {
      ...requireStaff("mail.manage", wholePortal),
      schema: {
        ...adminRoute,
        operationId: "listJobs",
        summary: "How far the portal is with what it does by itself",
        description: "Mail, scheduled change sets, the words of files, sizes of pictures, and feeds of other sites.",
        response: { 200: envelopeSchema(record, { list: true, description: "The jobs, each with how much waits and failed." }) },
      },
    },
    async () => {
      const data = await readBackgroundJobs(administration, jobs);
      return { success: true, data, message: null, total: data.length };
    },
  );
};
