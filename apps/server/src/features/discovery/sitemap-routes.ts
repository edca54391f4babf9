import type { FastifyPluginAsync } from "fastify";
import { textAnswers } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { articlesChangeAt, entriesOf } from "./sitemap-entries.ts";
import { listParts, PART_SIZE, partOfName } from "./sitemap-parts.ts";
import { SITEMAP_FOLDER, SITEMAP_PATH, writeIndex, writePart } from "./sitemap-xml.ts";

const XML = "application/xml; charset=utf-8";
/** Tags of all records that have a page. */
const allTags = ["sites", "articles", "pages", "questions"];
const tagsOfKind = {
  portal: ["sites"],
  categories: ["articles"],
  pages: ["pages", "sites"],
  questions: ["questions", "sites"],
  articles: ["articles"],
} as const;

/** The sitemap of a portal that has a database. */
export const sitemapRoutes: FastifyPluginAsync<
  Pick<Services, "searches" | "clock" | "ministry" | "queues"> & { readonly cache: ContentCache }
> = async (app, { searches, clock, ministry, queues, cache }) => {
  const answers = textAnswers(cache, clock, queues.listings);

  app.get(SITEMAP_PATH, { schema: { hide: true } }, async (request, reply) =>
    answers.answer(request, reply, "sitemap", async () => {
      const { portalOrigin } = request;
      if (portalOrigin === "") return undefined;
      const asOf = clock.now();
      const [parts, freshUntil] = await Promise.all([listParts(searches, { asOf, size: PART_SIZE }), articlesChangeAt(searches, asOf)]);
      return { text: writeIndex(parts, portalOrigin), type: XML, tags: allTags, freshUntil };
    }),
  );

  app.get<{ Params: { name: string } }>(`${SITEMAP_FOLDER}:name.xml`, { schema: { hide: true } }, async (request, reply) => {
    const part = partOfName(request.params.name);
    if (!part) return reply.callNotFound();
    return answers.answer(request, reply, `sitemap ${request.params.name}`, async () => {
      const { portalOrigin } = request;
      if (portalOrigin === "") return undefined;
      const asOf = clock.now();
      const entries = await entriesOf(searches, part, { ministry, asOf, size: PART_SIZE });
      if (entries.length === 0) return undefined;
      const freshUntil = part.kind === "articles" || part.kind === "categories" ? await articlesChangeAt(searches, asOf) : undefined;
      return { text: await writePart(entries, portalOrigin), type: XML, tags: tagsOfKind[part.kind], freshUntil };
    });
  });
};
