import { Readable } from "node:stream";
import { type Action, type AuditRecord, type Envelope, envelopeSchema, sitesOf, type StaffMember } from "@portal/contracts";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { recordAct } from "../../services/audit.ts";
import { exportAudit, readAudit } from "./audit-records.ts";
import { memberOf, requireStaff } from "./require-staff.ts";

interface AuditQuery {
  readonly site?: string;
  readonly act?: string;
  readonly subject?: string;
}

const filters = {
  site: { description: "Slug: only what was done on this site.", type: "string", pattern: "^[a-z0-9-]{1,100}$" },
  act: { description: "What was done, as in `account.block`.", type: "string", pattern: "^[a-zA-Z.-]{1,60}$" },
  subject: { description: "To what, as in `account:` and its id.", type: "string", pattern: "^[\\w:./-]{1,200}$" },
};
const record = {
  type: "object",
  required: ["id", "at", "actor", "act", "subject", "site", "details"],
  properties: {
    id: { type: "string" },
    at: { type: "string", format: "date-time" },
    actor: { description: "Id of an account; null: the portal itself.", type: ["string", "null"] },
    act: { type: "string" },
    subject: { type: "string" },
    site: { type: ["string", "null"] },
    details: { type: ["object", "null"], additionalProperties: true },
  },
};

/** What a member may read: an auditor what was done on their sites, an administrator everything. */
const allowedSites = (member: StaffMember, action: Action, { site }: AuditQuery): readonly string[] | undefined => {
  const sites = sitesOf(member, action);
  if (site === undefined) return sites;
  return sites === undefined || sites.includes(site) ? [site] : [];
};
const targetOf = ({ query }: FastifyRequest) => {
  const { site } = query as AuditQuery;
  return site === undefined ? undefined : { site, isOwn: false };
};

/** Who did what. Reading it is such an act as well. */
export const auditRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: AuditQuery & { limit: number; before?: string }; Reply: Envelope<readonly AuditRecord[]> }>(
    "/api/admin/audit",
    {
      ...requireStaff("audit.read", targetOf),
      schema: {
        tags: ["administration"],
        operationId: "listAudit",
        summary: "Who did what, newest first",
        description: "Auditors read what was done on their sites, administrators everything.",
        querystring: {
          type: "object",
          properties: {
            ...filters,
            limit: { type: "integer", minimum: 1, maximum: 500, default: 100 },
            before: { description: "Id of the last entry of the page before.", type: "string", pattern: "^\\d{1,18}$" },
          },
        },
        response: { 200: envelopeSchema(record, { list: true, description: "The entries; `total` counts those of this answer." }) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { limit, before, act, subject } = request.query;
      const sites = allowedSites(member, "audit.read", request.query);
      const data = await readAudit(db, { sites, act, subject, before, limit });
      await recordAct(db, { actor: member.id, act: "audit.read", subject: "audit", site: request.query.site });
      return { success: true, data, message: null, total: data.length };
    },
  );

  app.get<{ Querystring: AuditQuery }>(
    "/api/admin/audit/export",
    {
      exposeHeadRoute: false,
      ...requireStaff("audit.export", targetOf),
      schema: {
        tags: ["administration"],
        operationId: "exportAudit",
        summary: "The same as a file, oldest first",
        querystring: { type: "object", properties: filters },
        response: {
          200: {
            description: "One JSON object a line.",
            content: { "application/x-ndjson": { schema: { type: "string" } } },
          },
        },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { act, subject } = request.query;
      const sites = allowedSites(member, "audit.export", request.query);
      await recordAct(db, { actor: member.id, act: "audit.export", subject: "audit", site: request.query.site });
      reply.header("content-disposition", 'attachment; filename="audit.ndjson"').type("application/x-ndjson");
      return reply.send(Readable.from(exportAudit(db, { sites, act, subject })));
    },
  );
};
