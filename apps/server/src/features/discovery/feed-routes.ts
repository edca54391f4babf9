import { feedPath, type FeedFormat, feedTypes } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { categoryTag } from "../../content/tags.ts";
import { textAnswers } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { feedWriters } from "./feed-text.ts";
import { readNews } from "./read-news.ts";

type FeedRequest = FastifyRequest<{ Params: { site: string; category?: string } }>;

/** News of each site and of each category, as feeds. */
export const feedRoutes: FastifyPluginAsync<
  Pick<Services, "searches" | "clock" | "ministry" | "queues"> & {
    readonly cache: ContentCache;
    readonly config: Pick<Config, "webSubHub">;
  }
> = async (app, { searches, clock, ministry, queues, cache, config: { webSubHub: hub } }) => {
  const answers = textAnswers(cache, clock, queues.listings);

  const send =
    (format: FeedFormat) =>
    (request: FeedRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { site, category } = request.params;
      const { portalOrigin: origin } = request;
      return answers.answer(request, reply, feedPath(format, site, category), async () => {
        const asOf = clock.now();
        const news = origin === "" ? undefined : await readNews(searches, { site, category, ministry, asOf });
        if (!news) return undefined;
        return {
          text: feedWriters[format](news, feedPath(format, site, category), { origin, at: asOf, hub }),
          type: `${feedTypes[format]}; charset=utf-8`,
          // Where subscribers find both (WebSub §4).
          ...(hub !== undefined && {
            headers: { link: `<${new URL(hub).href}>; rel="hub", <${origin}${feedPath(format, site, category)}>; rel="self"` },
          }),
          // A site's articles change with any of its categories.
          tags: [`site:${site}`, category === undefined ? "articles" : categoryTag(category)],
          freshUntil: news.changesAt,
        };
      });
    };

  for (const format of ["atom", "json"] as const) {
    app.get<{ Params: { site: string } }>(`/feed/:site.${format}`, { schema: { hide: true } }, send(format));
    app.get<{ Params: { site: string; category: string } }>(`/feed/:site/:category.${format}`, { schema: { hide: true } }, send(format));
  }
};
