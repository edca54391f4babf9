import { escape } from "@portal/domain";
import type { FeedFormat } from "@portal/domain";
import { Feed } from "feed";
import type { News } from "./read-news.ts";

interface FeedTarget {
  readonly origin: string;
  /** Milliseconds since 1970: on its day (UTC) a feed without entries was changed, so that one is like another. */
  readonly at: number;
  /** Address of the WebSub hub that is notified when the feed changes. */
  readonly hub: string | undefined;
}

const DAY_MS = 86_400_000;

/** @param own path of the feed itself */
type FeedWriter = (news: News, own: string, target: FeedTarget) => string;

/** An Atom feed (RFC 4287). Feeds and their entries are known by their addresses. */
const writeAtom: FeedWriter = (news, own, { origin, at, hub }) => {
  const changes = news.entries.map(({ changedAt }) => changedAt.getTime());
  const feed = new Feed({
    id: origin + own,
    title: news.title,
    link: origin + news.path,
    language: news.language,
    updated: new Date(changes.length === 0 ? at - (at % DAY_MS) : Math.max(...changes)),
    generator: false,
    feedLinks: { atom: origin + own },
    author: { name: news.title },
    ...(hub !== undefined && { hub }),
    ...(news.description !== undefined && { description: news.description }),
  });
  for (const { path, title, summary, publishedAt, changedAt } of news.entries)
    feed.addItem({
      id: origin + path,
      link: origin + path,
      // The library says that these are HTML.
      title: escape(title),
      date: changedAt,
      published: publishedAt,
      ...(summary !== undefined && { description: escape(summary) }),
    });
  return feed.atom1();
};

/** The same as JSON Feed 1.1 (jsonfeed.org), with pictures. The library that writes Atom knows its version 1.0. */
const writeJsonFeed: FeedWriter = (news, own, { origin, hub }) =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: news.title,
    home_page_url: origin + news.path,
    feed_url: origin + own,
    hubs: hub === undefined ? undefined : [{ type: "WebSub", url: hub }],
    description: news.description,
    language: news.language,
    authors: [{ name: news.title, url: origin + news.path }],
    items: news.entries.map(({ path, title, summary, image, publishedAt, changedAt }) => ({
      id: origin + path,
      url: origin + path,
      title,
      // Something to read is required.
      content_text: summary ?? title,
      summary,
      image: image === undefined ? undefined : new URL(image, origin).href,
      date_published: publishedAt.toISOString(),
      date_modified: changedAt.toISOString(),
    })),
  });

export const feedWriters: Readonly<Record<FeedFormat, FeedWriter>> = { atom: writeAtom, json: writeJsonFeed };
