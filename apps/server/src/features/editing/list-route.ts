/** The call that lists records. */
import type { Kind } from "@portal/domain/records";
import { type Envelope, envelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { listSorts } from "./list-place.ts";
import { listRecords, type RecordFilter } from "./list-records.ts";
import { listStates } from "./listed-rows.ts";
import { editingRefusals } from "./refusal-answers.ts";
import * as wire from "./wire.ts";

type ListQuery = Partial<Omit<RecordFilter, "from" | "until" | "kind">> & {
  readonly kind?: Kind;
  readonly from?: string;
  readonly until?: string;
  readonly limit: number;
};

const slug = { type: "string", maxLength: 200, pattern: wire.NO_NUL };
const day = { type: "string", format: "date-time" };

const querystring = {
  type: "object",
  properties: {
    kind: wire.kindSchema,
    site: slug,
    q: {
      description: "Part of the title or the key, with or without marks; of one or two letters: the beginning of a word.",
      type: "string",
      minLength: 1,
      maxLength: 200,
      pattern: wire.NO_NUL,
    },
    state: {
      description:
        "Of articles: read by visitors now (live), from a later time on (scheduled), or at none (unpublished). Of all records: what change sets that are not published hold (changing), the trash (deleted). Omitted: live records, whenever visitors read them.",
      type: "string",
      enum: listStates,
    },
    category: { description: "Of articles: slug of the category.", ...slug },
    from: { description: "Of articles their publication, of other records their last change: then or later.", ...day },
    until: { description: "Before this moment.", ...day },
    sort: { type: "string", enum: listSorts },
    order: { type: "string", enum: ["asc", "desc"] },
    after: { description: "`next` of the part before.", type: "string", minLength: 1, maxLength: 8000 },
    limit: { type: "integer", minimum: 1, maximum: 100, default: 50 },
  },
};

const nullable = { type: ["string", "null"] };

const recordSchema = {
  type: "object",
  properties: {
    kind: wire.kindSchema,
    key: wire.keySchema,
    title: { type: "string" },
    site: nullable,
    category: { description: "Of articles.", ...nullable },
    updatedAt: day,
    publishedAt: { description: "Of live articles; null: at no time.", ...nullable },
    changeSetId: { description: "Of state `changing`: the set that holds it.", ...nullable },
    versionId: { description: "Of state `deleted`: what is restored.", ...nullable },
  },
};

export const listRoute: FastifyPluginAsync<{ readonly db: Kysely<Database> }> = async (app, { db }) => {
  app.get<{ Querystring: ListQuery; Reply: Envelope<readonly object[]> }>(
    "/api/admin/records",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags: ["administration"],
        operationId: "listRecords",
        summary: "Records of one kind, or of all, last changed first unless another order is asked for",
        querystring,
        response: {
          200: envelopeSchema(recordSchema, {
            list: "parts",
            description: "Those of sites where the caller has a role. `total` counts up to 10,000.",
          }),
          ...editingRefusals,
        },
      },
    },
    async (request) => {
      const { kind, site, q, state, category, from, until, sort = "updatedAt", order = "desc", after, limit } = request.query;
      const { records, next, total, isTotalExact } = await listRecords(db, memberOf(request), {
        kind,
        site,
        q,
        state,
        category,
        sort,
        order,
        after,
        limit,
        from: from === undefined ? undefined : wire.momentOf(from),
        until: until === undefined ? undefined : wire.momentOf(until),
      });
      return { success: true, data: records.map(shown), message: null, total, isTotalExact, next };
    },
  );
};

const shown = (record: Awaited<ReturnType<typeof listRecords>>["records"][number]): object => ({
  ...record,
  updatedAt: record.updatedAt.toISOString(),
  publishedAt: record.publishedAt?.toISOString() ?? null,
});
