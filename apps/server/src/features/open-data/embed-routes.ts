import type { Language } from "@portal/core";
import {
  datasetAnchor,
  type DrawEmbed,
  type Embed,
  EMBED_SEGMENT,
  ministryPages,
  MOST_EMBEDDED,
  publisherNames,
  seriesDatasetId,
} from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";
import { categoryTag } from "../../content/tags.ts";
import { type SharedText, textAnswers } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { fetchSeries } from "../../sources/database/content/series.ts";
import { readNews } from "../discovery/read-news.ts";
import { readIds } from "./read-ids.ts";

type EmbedServices = Pick<Services, "searches" | "clock" | "ministry" | "queues"> & {
  readonly cache: ContentCache;
  readonly drawEmbed: DrawEmbed;
};

/** Headlines where the address does not say how many. */
const HEADLINES = 5;
/** Points of a series that a chart is drawn of, as on pages. */
const POINTS = 370;

/** What pages of all sites may show in a frame, and nothing else: it runs nothing and asks for nothing. @param style source of its style sheet */
const policy = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${style}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

/** Charts, and the headlines of a category, for the pages of others. */
export const embedRoutes: FastifyPluginAsync<EmbedServices> = async (app, { searches, clock, ministry, queues, cache, drawEmbed }) => {
  const answers = textAnswers(cache, clock, queues.openData);
  app.addHook("onRequest", (_request, reply, next) => {
    reply
      .removeHeader("x-frame-options")
      // In a sandbox it has no origin that could have a process of its own.
      .removeHeader("origin-agent-cluster")
      .headers({ "content-security-policy": policy("'none'"), "cross-origin-resource-policy": "cross-origin", "x-robots-tag": "noindex" });
    next();
  });

  const drawn = async (embed: Embed, shown: Pick<SharedText, "tags" | "freshUntil">): Promise<SharedText> => {
    const { html, styleHash } = await drawEmbed(embed);
    return { text: html, type: "text/html; charset=utf-8", headers: { "content-security-policy": policy(`'${styleHash}'`) }, ...shown };
  };

  for (const language of ["vi", "en"] as const satisfies readonly Language[])
    // Wildcards: Fastify bounds other parameters to 100 characters.
    app.get<{ Params: { "*": string } }>(`/${EMBED_SEGMENT}/series/${language}/*`, { schema: { hide: true } }, async (request, reply) => {
      const ids = readIds(request.params["*"]);
      if (!ids) return reply.callNotFound();
      return answers.answer(request, reply, `frame series ${language} ${ids.join(",")}`, async () => {
        const { portalOrigin: origin } = request;
        const found = await fetchSeries(searches, { ids, language, points: POINTS, thinned: true }, undefined);
        const series = ids.flatMap((id) => found.get(id) ?? []);
        const [first] = series;
        if (origin === "" || !first) return undefined;
        const page = `${origin}${ministryPages[language].openData}#${datasetAnchor(seriesDatasetId(first.id))}`;
        const title = series.map(({ label }) => label).join(", ");
        const embed = { kind: "chart", language, title, publisher: publisherNames[language], page, series } as const;
        return drawn(embed, { tags: ids.map((id) => `series:${id}`), freshUntil: undefined });
      });
    });

  app.get<{ Params: { "*": string }; Querystring: { count: number } }>(
    `/${EMBED_SEGMENT}/news/*`,
    { schema: { hide: true, querystring } },
    async (request, reply) => {
      const [site, category, ...rest] = request.params["*"].split("/");
      if (!site || !category || rest.length > 0) return reply.callNotFound();
      const { count } = request.query;
      return answers.answer(request, reply, `frame news ${site}/${category} ${count}`, async () => {
        const { portalOrigin: origin } = request;
        const news = origin === "" ? undefined : await readNews(searches, { site, category, ministry, asOf: clock.now() });
        if (!news) return undefined;
        const entries = news.entries.slice(0, count).map(({ title, path, publishedAt }) => ({
          title,
          address: origin + path,
          publishedAt: publishedAt.toISOString(),
        }));
        const { language, name: title, publisher, path } = news;
        return drawn(
          { kind: "headlines", language, title, publisher, page: origin + path, entries },
          { tags: [`site:${site}`, categoryTag(category)], freshUntil: news.changesAt },
        );
      });
    },
  );
};

const querystring = {
  type: "object",
  properties: { count: { type: "integer", minimum: 1, maximum: MOST_EMBEDDED, default: HEADLINES } },
} as const;
