import { type Envelope, envelopeSchema, errorEnvelopeSchema, type SiteRole, siteRoles, type StaffRecord } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { memberOf, requireStaff, wholePortal } from "./require-staff.ts";
import { changeRole, listStaff } from "./roles.ts";

interface RoleParams {
  readonly id: string;
  readonly site: string;
  readonly role: SiteRole;
}

export const roleOnSiteSchema = {
  type: "object",
  additionalProperties: false,
  required: ["site", "role"],
  properties: { site: { type: "string", pattern: "^[a-z0-9-]{1,100}$" }, role: { type: "string", enum: siteRoles } },
};
const staff = {
  type: "object",
  required: ["id", "name", "email", "isAdministrator", "isBlocked", "hasSecondFactor", "roles"],
  properties: {
    id: { type: "string", format: "uuid" },
    name: { type: "string" },
    email: { type: "string" },
    isAdministrator: { type: "boolean" },
    isBlocked: { type: "boolean" },
    hasSecondFactor: { type: "boolean" },
    roles: { type: "array", items: roleOnSiteSchema },
  },
};

/** Who is on the staff, and who may what on which site. */
export const roleRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Reply: Envelope<readonly StaffRecord[]> }>(
    "/api/admin/staff",
    {
      ...requireStaff("account.manage", wholePortal),
      schema: {
        tags: ["administration"],
        operationId: "listStaff",
        summary: "Everybody with a role",
        response: { 200: envelopeSchema(staff, { list: true, description: "Administrators first." }) },
      },
    },
    async (request) => {
      const data = await listStaff(db, memberOf(request).id);
      return { success: true, data, message: null, total: data.length };
    },
  );

  for (const [method, act, operationId, summary] of [
    ["PUT", "role.give", "giveRole", "Gives an account a role on a site"],
    ["DELETE", "role.take", "takeRole", "Takes a role on a site from an account"],
  ] as const)
    app.route<{ Params: RoleParams }>({
      method,
      url: "/api/admin/accounts/:id/roles/:site/:role",
      ...requireStaff("role.assign", wholePortal),
      schema: {
        tags: ["administration"],
        operationId,
        summary,
        description: "Ends the account's sessions, where it changes anything.",
        params: {
          type: "object",
          required: ["id", "site", "role"],
          properties: { id: { type: "string", format: "uuid" }, ...roleOnSiteSchema.properties },
        },
        response: {
          200: envelopeSchema(roleOnSiteSchema, { list: true, description: "The account's roles as they are now." }),
          404: errorEnvelopeSchema("There is no such account or site."),
        },
      },
      async handler(request, reply) {
        const { id: account, site, role } = request.params;
        const roles = await changeRole(db, { actor: memberOf(request).id, account, site, role, act });
        if (!roles) return reply.code(404).send(failure("There is no such account, or no such site."));
        return { success: true, data: roles, message: null, total: roles.length };
      },
    });
};
