import { needsSecondFactor, type SessionView, siteRoles, type StaffMember } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { readFactors } from "./second-factor/read-factors.ts";

export const viewSession = async (db: Kysely<Database>, member: StaffMember): Promise<SessionView> => ({
  member,
  secondFactor: { isNeeded: needsSecondFactor(member), ...(await readFactors(db, member.id)) },
});

const time = { type: ["string", "null"], format: "date-time" };

export const sessionViewSchema = {
  type: "object",
  required: ["member", "secondFactor"],
  properties: {
    member: {
      type: "object",
      required: ["id", "name", "email", "isAdministrator", "roles", "sessionId", "hasSecondFactor", "secondFactorAt", "stepUpAt"],
      properties: {
        id: { type: "string", format: "uuid" },
        name: { type: "string" },
        email: { type: "string" },
        isAdministrator: { type: "boolean" },
        roles: {
          description: "By the site's slug.",
          type: "object",
          additionalProperties: { type: "array", items: { type: "string", enum: siteRoles } },
        },
        sessionId: { type: "string" },
        hasSecondFactor: { description: "Whether one is set up: its password alone opens nothing then.", type: "boolean" },
        secondFactorAt: { description: "When this session showed a second factor.", ...time },
        stepUpAt: { description: "When it last showed one again; null: never, or more than ten minutes ago.", ...time },
      },
    },
    secondFactor: {
      type: "object",
      required: ["isNeeded", "authenticator", "passkeys", "recoveryCodes"],
      properties: {
        isNeeded: { description: "Whether nothing else is open to the member before it was shown.", type: "boolean" },
        authenticator: { description: "Whether an authenticator's codes are set up.", type: "boolean" },
        passkeys: {
          type: "array",
          items: { type: "object", required: ["id", "name"], properties: { id: { type: "string" }, name: { type: "string" } } },
        },
        recoveryCodes: { description: "Recovery codes that are left.", type: "integer" },
      },
    },
  },
};
