import type { Language } from "@portal/core";
import { type FeedFormat, feedTypes, ministryPages, pageAddress, type Portal, searchLinks, sitePath } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../database/clock.ts";
import { textAnswers } from "../../pages/cache/answer-text.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import { endOf } from "../../pages/caching.ts";
import type { PageQueues } from "../../pages/page-queues.ts";
import { feedWriters } from "./feed-text.ts";
import { newsOfPage } from "./page-news.ts";

interface PageFeedOptions {
  readonly portal: Pick<Portal, "load">;
  readonly cache: ContentCache;
  readonly clock: Clock;
  readonly pageQueues: Pick<PageQueues, "searches">;
}

const languages: readonly Language[] = ["vi", "en"];

/** What the pages of questions and of searches list, as feeds, the newest first: `/feed`, the path of the page, and the format. */
export const pageFeedRoutes: FastifyPluginAsync<PageFeedOptions> = async (app, { portal, cache, clock, pageQueues }) => {
  const answers = textAnswers(cache, clock, pageQueues.searches);

  const send = (format: FeedFormat, request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const query = new URLSearchParams(request.url.split("?")[1]);
    query.set("sort", "newest");
    query.delete("page");
    const address = pageAddress(`${path}?${query.toString()}`);
    const { portalOrigin: origin, signal } = request;
    return answers.answer(request, reply, `feed ${format} ${address}`, async () => {
      const loaded = origin === "" ? undefined : await portal.load(address, { signal });
      if (!loaded || !("page" in loaded) || loaded.page.status !== 200) return undefined;
      const news = newsOfPage(loaded.page, format);
      if (!news) return undefined;
      return {
        text: feedWriters[format](news, news.feed, { origin, at: clock.now(), hub: undefined }),
        type: `${feedTypes[format]}; charset=utf-8`,
        tags: loaded.page.tags,
        freshUntil: endOf(loaded.page),
      };
    });
  };

  for (const format of Object.keys(feedTypes) as FeedFormat[])
    for (const language of languages) {
      const { questionList } = ministryPages[language];
      app.get(`/feed${questionList}.${format}`, { schema: { hide: true } }, (request, reply) => send(format, request, reply, questionList));
      app.get<{ Params: { site: string } }>(
        `/feed/:site/${searchLinks[language]}.${format}`,
        { schema: { hide: true } },
        (request, reply) => send(format, request, reply, `${sitePath(request.params.site)}/${searchLinks[language]}`),
      );
    }
};
