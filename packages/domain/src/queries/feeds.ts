import type { FeedItem } from "@portal/core";
import type { CardItems } from "@portal/core/compose";
import { feedAddress, FEED_BLOCK, MAX_FEEDS } from "./feed-addresses.ts";

/** Items by the address of their feed. */
export type Feeds = ReadonlyMap<string, readonly FeedItem[]>;

/** What the cards of a feed block link to, with the newest items of each feed. */
export const feeds: CardItems = {
  plan(key, cards) {
    const addresses = key === FEED_BLOCK ? [...new Set(cards.flatMap(({ link }) => feedAddress(link) ?? []))].slice(0, MAX_FEEDS) : [];
    if (addresses.length === 0) return undefined;
    return {
      query: { kind: "feeds", key: `feeds:${addresses.join(" ")}`, addresses },
      tags: addresses.map((address) => `feed:${address}`),
    };
  },
  read: (result, { link }) => (result as Feeds).get(feedAddress(link) ?? ""),
};
