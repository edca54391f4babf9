import { type Envelope, envelopeSchema, type Statistics, sitesOf, viewedKinds } from "@portal/contracts";
import type { Language } from "@portal/core";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { adminRoute, siteQuery } from "../administration/schemas.ts";
import { narrowTo } from "../administration/sites.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { csvParts, type CsvPart, statisticsToCsv } from "./csv.ts";
import { daysIn, lastDays } from "./days.ts";
import { type Period, readDays, readKinds, readOften, readPages } from "./read-statistics.ts";

/** Entries of a list. */
const LISTED = 50;
/** Rows of a table that is taken away. */
const IN_CSV = 5_000;

const whole = { type: "integer", minimum: 0 };
const day = { type: "string", format: "date" };
const object = (properties: Readonly<Record<string, object>>): object => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const list = (description: string, properties: Readonly<Record<string, object>>): object => ({
  description,
  type: "array",
  items: object(properties),
});
const kind = { type: "string", enum: viewedKinds };
const label = { site: { type: "string" }, label: { type: "string" }, views: whole };
const answer = object({
  from: day,
  to: day,
  days: list("Every day, the oldest first.", { day, views: whole, bots: whole, searches: whole, inVain: whole, missing: whole }),
  kinds: list("Kinds of pages, the most viewed first.", { kind, views: whole, bots: whole }),
  pages: list(`The ${LISTED} pages that readers viewed most.`, { ...label, kind }),
  words: list("Words that found nothing, typed three times or more.", label),
  missing: list("Addresses without a page, asked for three times or more.", label),
});

interface PeriodQuery {
  readonly site?: string;
  readonly days: number;
}
const periodQuery = {
  site: siteQuery,
  days: { description: "How many days up to today, in the portal's time zone.", type: "integer", minimum: 1, maximum: 366, default: 30 },
};

type StatisticsServices = Pick<Services, "db" | "clock" | "timeZone" | "visits">;

/** What readers view, look for and miss, for those who answer for a site. */
export const statisticsRoutes: FastifyPluginAsync<StatisticsServices> = async (app, { db, clock, timeZone, visits }) => {
  const dayOf = daysIn(timeZone);
  /** Also writes what this process has counted: it is shown. */
  const periodOf = async (request: FastifyRequest, { site, days }: PeriodQuery): Promise<Period> => {
    await visits.write();
    return { ...lastDays(dayOf(clock.now()), days), sites: narrowTo(site, sitesOf(memberOf(request), "statistics.read")) };
  };

  app.get<{ Querystring: PeriodQuery; Reply: Envelope<Statistics> }>(
    "/api/admin/statistics",
    {
      ...requireStaff("statistics.read", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "getStatistics",
        summary: "What readers view, look for and miss",
        description:
          "Counted without cookies and without anything that says who they are. What other processes were asked for in the last ten seconds is not in it yet.",
        querystring: { type: "object", properties: periodQuery },
        response: { 200: envelopeSchema(answer, { list: false, description: "The counts of the period." }) },
      },
    },
    async (request) => {
      const period = await periodOf(request, request.query);
      const [days, kinds, pages, words, missing] = await Promise.all([
        readDays(db, period),
        readKinds(db, period),
        readPages(db, period, LISTED),
        readOften(db, "words", period, LISTED),
        readOften(db, "missing", period, LISTED),
      ]);
      const { from, to } = period;
      return { success: true, data: { from, to, days, kinds, pages, words, missing }, message: null };
    },
  );

  const tables: Readonly<Record<CsvPart, (period: Period, language: Language) => Promise<string>>> = {
    days: async (period, language) => statisticsToCsv("days", await readDays(db, period), language),
    pages: async (period, language) => statisticsToCsv("pages", await readPages(db, period, IN_CSV), language),
    words: async (period, language) => statisticsToCsv("words", await readOften(db, "words", period, IN_CSV), language),
    missing: async (period, language) => statisticsToCsv("missing", await readOften(db, "missing", period, IN_CSV), language),
  };

  app.get<{ Params: { part: CsvPart }; Querystring: PeriodQuery & { language: Language } }>(
    "/api/admin/statistics/tables/:part",
    {
      exposeHeadRoute: false,
      ...requireStaff("statistics.read", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "downloadStatistics",
        summary: "A part of it as a table for spreadsheets",
        params: { type: "object", required: ["part"], properties: { part: { type: "string", enum: csvParts } } },
        querystring: {
          type: "object",
          properties: {
            ...periodQuery,
            language: { description: "Of the column names.", type: "string", enum: ["vi", "en"], default: "vi" },
          },
        },
        response: { 200: { description: "The table.", content: { "text/csv": { schema: { type: "string" } } } } },
      },
    },
    async (request, reply) => {
      const { part } = request.params;
      const period = await periodOf(request, request.query);
      const table = await tables[part](period, request.query.language);
      return reply
        .header("content-disposition", `attachment; filename="${part}-${period.from}-${period.to}.csv"`)
        .type("text/csv; charset=utf-8")
        .send(table);
    },
  );
};
