import type { FeedItem } from "../generated/types.ts";
import { defineCardItems } from "./define-query.ts";
import { feedAddress, FEED_BLOCK, MAX_FEEDS } from "./feed-addresses.ts";

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
