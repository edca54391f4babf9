import { type Envelope, envelopeSchema, errorEnvelopeSchema, type ReportRecord, sitesOf } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { countReports, handleReport, listReports, type Report } from "../reports/reports.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { narrowTo, siteOfReport } from "./sites.ts";
import { adminRoute, idSchema, type IdParams, idParams, listQuery, siteQuery } from "./schemas.ts";

const nullable = { type: ["string", "null"] };
const moment = { format: "date-time" };
const record = {
  type: "object",
  required: ["id", "site", "page", "kind", "content", "email", "device", "publicIp", "sentAt", "doneAt", "doneBy", "note"],
  properties: {
    id: idSchema,
    site: { type: "string" },
    page: { description: "Its path.", type: "string" },
    kind: { type: "string", enum: ["content", "broken", "access", "other"] },
    content: { type: "string" },
    email: nullable,
    device: nullable,
    publicIp: nullable,
    sentAt: { type: "string", ...moment },
    doneAt: { ...nullable, ...moment },
    doneBy: { description: "Id of the account that marked it as done; null: the shell did, or it is open.", ...nullable },
    note: { description: "Of who marked it as done, or opened it again.", ...nullable },
  },
};
const body = {
  type: "object",
  additionalProperties: false,
  properties: { note: { type: "string", maxLength: 2_000, pattern: "^[^\\u0000]*$" } },
};

interface ReportQuery {
  readonly site?: string;
  readonly state: "open" | "done" | "all";
  readonly offset: number;
  readonly limit: number;
}

const show = ({ sentAt, doneAt, ...report }: Report): ReportRecord => ({
  ...report,
  sentAt: sentAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** What visitors reported about pages: the same as `npm run reports`, for those who answer for a site. */
export const adminReportRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: ReportQuery; Reply: Envelope<readonly ReportRecord[]> }>(
    "/api/admin/reports",
    {
      ...requireStaff("report.handle", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listReports",
        summary: "Reports of problems with pages, newest first",
        querystring: listQuery({
          site: siteQuery,
          state: { type: "string", enum: ["open", "done", "all"], default: "open" },
        }),
        response: { 200: envelopeSchema(record, { list: true, description: "The reports, with what their senders left in them." }) },
      },
    },
    async (request) => {
      const { site, state, offset, limit } = request.query;
      const allowed = sitesOf(memberOf(request), "report.handle");
      const sites = narrowTo(site, allowed);
      const [reports, total] = await Promise.all([
        listReports(db, { sites, state }, { offset, limit }),
        countReports(db, { sites, state }),
      ]);
      return { success: true, data: reports.map(show), message: null, total };
    },
  );

  for (const [path, isDone, operationId, summary] of [
    ["done", true, "markReportDone", "Marks a report as done"],
    ["reopen", false, "reopenReport", "Opens a report again"],
  ] as const)
    app.post<{ Params: IdParams; Body: { note?: string } }>(
      `/api/admin/reports/:id/${path}`,
      {
        ...requireStaff("report.handle", siteOfReport(db)),
        schema: {
          ...adminRoute,
          operationId,
          summary,
          description: "With a note for colleagues, instead of the one before. Kept in the audit, without the note.",
          params: idParams,
          body,
          response: {
            200: envelopeSchema(record, { list: false, description: "The report as it is now." }),
            404: errorEnvelopeSchema("There is no such report."),
            409: errorEnvelopeSchema("It is so already."),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const report = await handleReport(db, { id, isDone, actor: memberOf(request).id, note: request.body.note });
        if (report) return { success: true, data: show(report), message: null };
        if (!(await siteOfReport(db)(request)))
          return reply.code(404).send(failure("There is no such report; /api/admin/reports lists all."));
        return reply.code(409).send(failure(`This report is ${isDone ? "done" : "open"} already; somebody else may have been quicker.`));
      },
    );
};
