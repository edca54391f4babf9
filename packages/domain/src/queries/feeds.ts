import type { FeedItem } from "../generated/types.ts";
import { defineCardItems } from "./define-query.ts";

/** Key of the block whose cards name news feeds (spec §2.5: "rssContents, an RSS source list"). */
export const FEED_BLOCK = "rssContents";
/** Feeds of one block; a card behind them is only a link. */
const MAX_FEEDS = 20;

/** Items by the address of their feed. */
export type Feeds = ReadonlyMap<string, readonly FeedItem[]>;

/** What the cards of a feed block link to, with the newest items of each feed. */
export const feeds = defineCardItems({
  kind: "feeds",
  plan(key, cards) {
    const addresses = key === FEED_BLOCK ? [...new Set(cards.flatMap(({ link }) => feedAddress(link) ?? []))].slice(0, MAX_FEEDS) : [];
    if (addresses.length === 0) return undefined;
    return {
      key: `feeds:${addresses.join(" ")}`,
      fields: { addresses },
      tags: addresses.map((address) => `feed:${address}`),
    };
  },
  read: (result: Feeds, { link }) => result.get(feedAddress(link) ?? ""),
});

/** @returns the address of a feed in its one spelling, where a card's link may be one: absolute, http or https, without a password. */
export function feedAddress(link: string | undefined): string | undefined {
  const url = link === undefined ? null : URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = "";
  return url.href;
}
