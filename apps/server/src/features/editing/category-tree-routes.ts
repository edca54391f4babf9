/** Calls on the categories of a site: their tree, and merging one into another. */
import { type Envelope, envelopeSchema, type ListedCategory, MOST_MERGED } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { siteQuery } from "../administration/schemas.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { listCategories } from "./category-tree.ts";
import { entityTag, expectedVersion, ifMatch, tagged } from "./entity-tags.ts";
import { mergeCategory } from "./merge-category.ts";
import { editingRefusals, sendRefusal } from "./refusal-answers.ts";
import type { EditingTools } from "./tools.ts";
import * as wire from "./wire.ts";

const tags = ["administration"];
const slug = { description: "Slug of a category.", type: "string", minLength: 1, maxLength: 200, pattern: wire.NO_NUL };

const categorySchema = {
  type: "object",
  properties: {
    key: wire.keySchema,
    title: { type: "string" },
    parent: { description: "Slug of the category above it; null: it stands at the top.", type: ["string", "null"] },
    order: { type: "number" },
    articles: { description: "How many it has now, without those of categories below it.", type: "integer" },
    newest: {
      description: "When the last of them that visitors may have read by now was published; null: there is none.",
      type: ["string", "null"],
      format: "date-time",
    },
    isChanged: { description: "Whether the change set holds a draft of it.", type: "boolean" },
  },
};

export const categoryTreeRoutes: FastifyPluginAsync<{ readonly tools: EditingTools }> = async (app, { tools: { db } }) => {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));

  app.get<{ Querystring: { site: string; changeSet?: string }; Reply: Envelope<readonly ListedCategory[]> }>(
    "/api/admin/categories",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        tags,
        operationId: "listCategories",
        summary: "All categories of a site, siblings in their order, as they are or as a change set would have them",
        querystring: { type: "object", required: ["site"], properties: { site: siteQuery, changeSet: wire.uuid } },
        response: { 200: envelopeSchema(categorySchema, { list: true, description: "The categories." }), ...editingRefusals },
      },
    },
    async (request) => {
      const { site, changeSet } = request.query;
      const data = await listCategories(db, memberOf(request), { site, changeSet });
      return { success: true, data, message: null, total: data.length };
    },
  );

  app.post<{ Params: { id: string }; Body: { category: string; into: string } }>(
    "/api/admin/change-sets/:id/merge",
    {
      ...requireStaff("record.delete", "somewhere"),
      schema: {
        tags,
        ...ifMatch,
        operationId: "mergeCategory",
        summary: "Merges a category into another one of its site, as drafts of the change set",
        description: `Its articles and subcategories get the other category, and it is deleted with the other as its successor: all or none, and ${MOST_MERGED} records at most.`,
        params: { type: "object", required: ["id"], properties: { id: wire.uuid } },
        body: wire.body(["category", "into"], { category: slug, into: slug }),
        response: {
          200: tagged(envelopeSchema(wire.changeSetSchema, { list: false, description: "The change set." })),
          ...editingRefusals,
        },
      },
    },
    async (request, reply) => {
      const expected = expectedVersion(request);
      const set = await mergeCategory(db, memberOf(request), { id: request.params.id, expected, ...request.body });
      return reply.header("etag", entityTag(set.version)).send({ success: true, data: wire.showChangeSet(set), message: null });
    },
  );
};
