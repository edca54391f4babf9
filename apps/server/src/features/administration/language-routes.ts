import {
  type CounterpartCount,
  type Envelope,
  envelopeSchema,
  type MissingCounterpart,
  sitesOf,
  type TranslatedKind,
  translatedKinds,
} from "@portal/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import type { Services } from "../../services.ts";
import { countAllCounterparts, type CounterpartsQuery, listMissingCounterparts } from "../../sources/database/missing-counterparts.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { adminRoute, listQuery, siteQuery } from "./schemas.ts";
import { narrowTo } from "./sites.ts";

const slug = { type: "string" };
const kind = { type: "string", enum: translatedKinds };
const whole = { type: "integer", minimum: 0 };

const countSchema = {
  type: "object",
  required: ["site", "language", "kind", "public", "paired", "unpaired", "dangling"],
  properties: {
    site: slug,
    language: { type: "string", enum: ["vi", "en"] },
    kind,
    public: { description: "What everybody may read now.", ...whole },
    paired: { description: "Of these: can be read in the other language as well.", ...whole },
    unpaired: { description: "Of these: name no counterpart.", ...whole },
    dangling: { description: "Of these: name a counterpart that cannot be read in the other language.", ...whole },
  },
};

const missingSchema = {
  type: "object",
  required: ["key", "title", "site", "address"],
  properties: {
    key: { description: "Of the record, among those of its kind.", type: "string" },
    title: { type: "string" },
    site: slug,
    address: { description: "Path of its page.", type: "string" },
    names: { description: "The counterpart that it names, though that cannot be read.", type: "string" },
  },
};

interface SiteQuery {
  readonly site?: string;
}
type ListQuery = SiteQuery & { readonly offset: number; readonly limit: number };

/** What can be read in one language alone, for all who have a role on a site. */
export const adminLanguageRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock" | "ministry">> = async (
  app,
  { db, clock, ministry },
) => {
  const queryOf = (request: FastifyRequest, reply: FastifyReply, { site }: SiteQuery): CounterpartsQuery => ({
    sites: narrowTo(site, sitesOf(memberOf(request), "record.read")),
    ministry,
    asOf: clock.now(),
    signal: clientAbortSignal(reply),
  });

  app.get<{ Querystring: SiteQuery; Reply: Envelope<readonly CounterpartCount[]> }>(
    "/api/admin/languages",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "countCounterparts",
        summary: "How many public records can be read in the other language, by site and kind",
        description: "Of the sites where the caller has a role. A kind of which a site has nothing is left out.",
        querystring: { type: "object", properties: { site: siteQuery } },
        response: { 200: envelopeSchema(countSchema, { list: true, description: "The counts, site after site." }) },
      },
    },
    async (request, reply) => {
      const counts = await countAllCounterparts(db, queryOf(request, reply, request.query));
      return { success: true, data: counts, message: null, total: counts.length };
    },
  );

  app.get<{ Params: { kind: TranslatedKind }; Querystring: ListQuery; Reply: Envelope<readonly MissingCounterpart[]> }>(
    "/api/admin/languages/:kind",
    {
      ...requireStaff("record.read", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listMissingCounterparts",
        summary: "Public records of a kind that cannot be read in the other language, the newest first",
        params: { type: "object", required: ["kind"], properties: { kind } },
        querystring: listQuery({ site: siteQuery }),
        response: { 200: envelopeSchema(missingSchema, { list: true, description: "Those of sites where the caller has a role." }) },
      },
    },
    async (request, reply) => {
      const { offset, limit, ...query } = request.query;
      const part = { ...queryOf(request, reply, query), offset, limit };
      const { records, total } = await listMissingCounterparts(db, request.params.kind, part);
      return { success: true, data: records, message: null, total };
    },
  );
};
