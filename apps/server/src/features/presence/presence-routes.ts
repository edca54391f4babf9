import { type Envelope, envelopeSchema, type Present } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { RecordKey } from "../../content/records.ts";
import type { Services } from "../../services.ts";
import { keySchema, kindSchema } from "../editing/wire.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { readPresent } from "./presence-store.ts";
import { targetsOf } from "./sites-of-record.ts";

const present = {
  type: "object",
  required: ["id", "name", "isEditing", "since"],
  properties: {
    id: { description: "Of the account.", type: "string", format: "uuid" },
    name: { type: "string" },
    isEditing: { type: "boolean" },
    since: { type: "string", format: "date-time" },
  },
};

/** Who is at a record, for programs; the interface gets each change by the hub. */
export const presenceRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: RecordKey; Reply: Envelope<readonly Present[]> }>(
    "/api/admin/presence",
    {
      ...requireStaff("presence.see", (request) => targetsOf(db, request.query as RecordKey)),
      schema: {
        tags: ["administration"],
        operationId: "listPresent",
        summary: "Who looks at or edits a record at this moment",
        description:
          "Pages of administration are at a record, and get each change, by the hub at `/api/admin/hub` (docs/administration.md).",
        querystring: { type: "object", required: ["kind", "key"], properties: { kind: kindSchema, key: keySchema } },
        response: { 200: envelopeSchema(present, { list: true, description: "First come first." }) },
      },
    },
    async (request) => {
      const data = await readPresent(db, request.query);
      return { success: true, data, message: null, total: data.length };
    },
  );
};
