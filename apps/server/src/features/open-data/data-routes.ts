import cors from "@fastify/cors";
import type { Language } from "@portal/core";
import {
  CATALOGUE_PATH,
  DATA_SEGMENT,
  type DataFormat,
  dataFormats,
  dataTypes,
  LICENCE_ANCHOR,
  ministryPages,
  publisherNames,
  type RecordKind,
} from "@portal/domain";
import { recordKinds } from "@portal/domain/content";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { textAnswers, type SharedText } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { FILE_ROWS, listDatasets } from "../../sources/database/content/datasets.ts";
import { readSeries, toSeries } from "../../sources/database/content/series.ts";
import { catalogueOf } from "./catalogue.ts";
import { readFileName, recordTable, yearChangesAt } from "./record-tables.ts";
import { readIds } from "./read-ids.ts";
import { seriesTable } from "./series-table.ts";
import type { About, Table } from "./table.ts";
import { tableWriter } from "./table-writer.ts";

type DataServices = Pick<Services, "searches" | "clock" | "ministry" | "queues"> & { readonly cache: ContentCache };

/** Tags of what files of records show. */
const tagsOfKind: Readonly<Record<RecordKind, readonly string[]>> = {
  articles: ["articles", "sites"],
  documents: ["articles", "sites"],
  questions: ["questions", "sites"],
};

/** Open data as files, and their catalogue: pages of all sites may ask for them. */
export const dataRoutes: FastifyPluginAsync<DataServices> = async (app, { searches, clock, ministry, queues, cache }) => {
  const answers = textAnswers(cache, clock, queues.openData);
  const writer = tableWriter();
  app.addHook("onClose", () => writer.close());
  await app.register(cors, {
    origin: "*",
    methods: ["GET", "HEAD"],
    allowedHeaders: ["if-none-match", "if-modified-since"],
    exposedHeaders: ["etag", "last-modified"],
    maxAge: 86_400,
    strictPreflight: false,
  });
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("cross-origin-resource-policy", "cross-origin");
    next();
  });

  const fileOf = async (
    table: Table,
    format: DataFormat,
    name: string,
    about: About,
  ): Promise<Pick<SharedText, "text" | "type" | "headers">> => ({
    text: await writer.run({ format, table, about }),
    type: format === "xlsx" ? dataTypes.xlsx : `${dataTypes[format]}; charset=utf-8`,
    headers: { "content-disposition": `attachment; filename="${name}.${format}"` },
  });

  app.get(pathOf(CATALOGUE_PATH), { schema: { hide: true } }, async (request, reply) =>
    answers.answer(request, reply, "catalogue", async () => {
      const { portalOrigin: origin } = request;
      if (origin === "") return undefined;
      const listed = await listDatasets(searches, { ministry, asOf: clock.now(), size: FILE_ROWS }, undefined);
      return {
        text: JSON.stringify(catalogueOf(listed.in, origin)),
        type: "application/ld+json; charset=utf-8",
        tags: ["series", "sites", "articles", "questions"],
        freshUntil: listed.changesAt ?? undefined,
      };
    }),
  );

  for (const language of ["vi", "en"] as const)
    // A wildcard: Fastify bounds other parameters to 100 characters, and a file may have twenty series.
    app.get<{ Params: { "*": string } }>(`/series/${language}/*`, { schema: { hide: true } }, async (request, reply) => {
      const asked = readFile(request.params["*"]);
      const ids = asked && readIds(asked.name);
      if (!ids) return reply.callNotFound();
      const { format } = asked;
      return answers.answer(request, reply, `series ${language} ${format} ${ids.join(",")}`, async () => {
        const { portalOrigin: origin } = request;
        const rows = origin === "" ? [] : await readSeries(searches, ids, undefined);
        const bySlug = new Map(rows.map((row) => [row.slug, row]));
        const found = ids.flatMap((id) => bySlug.get(id) ?? []);
        if (found.length === 0) return undefined;
        const table = seriesTable(
          found.map((row) => toSeries(row, { language, points: Infinity, thinned: false })),
          language,
        );
        const name = found.length === 1 ? (found[0]?.slug ?? "") : "series";
        const file = await fileOf(table, format, name, aboutIn(language, origin));
        // Of what was deleted since, no row says when.
        const modified = found.length === ids.length && new Date(Math.max(...found.map((row) => row.updated_at.getTime()))).toUTCString();
        return {
          ...file,
          headers: { ...file.headers, ...(modified !== false && { "last-modified": modified }) },
          tags: ids.map((id) => `series:${id}`),
          freshUntil: undefined,
        };
      });
    });

  for (const kind of recordKinds)
    app.get<{ Params: { file: string } }>(`/${kind}/:file`, { schema: { hide: true } }, async (request, reply) => {
      const asked = readFile(request.params.file);
      const name = asked && readFileName(asked.name);
      if (!name) return reply.callNotFound();
      return answers.answer(request, reply, `${kind} ${asked.format} ${asked.name}`, async () => {
        const { portalOrigin: origin } = request;
        if (origin === "") return undefined;
        const asOf = clock.now();
        const [table, freshUntil] = await Promise.all([
          recordTable(searches, kind, name, { ministry, asOf, size: FILE_ROWS, origin }),
          kind === "questions" ? undefined : yearChangesAt(searches, name, asOf),
        ]);
        if (!table) return undefined;
        const file = await fileOf(table, asked.format, `${kind}-${asked.name}`, aboutIn("vi", origin));
        return { ...file, tags: tagsOfKind[kind], freshUntil };
      });
    });
};

/** Below the prefix under which these routes stand. */
const pathOf = (path: string): string => path.slice(`/${DATA_SEGMENT}`.length);

const aboutIn = (language: Language, origin: string): About => ({
  publisher: publisherNames[language],
  licence: `${origin}${ministryPages[language].openData}#${LICENCE_ANCHOR}`,
  source: origin + ministryPages[language].openData,
});

/** Of a name with its ending. @returns undefined where there is no such format */
function readFile(file: FastifyRequest["url"]): { readonly name: string; readonly format: DataFormat } | undefined {
  const dot = file.lastIndexOf(".");
  const format = dataFormats.find((one) => one === file.slice(dot + 1));
  return dot > 0 && format ? { name: file.slice(0, dot), format } : undefined;
}
