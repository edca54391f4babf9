/** Key of the block whose cards name news feeds (spec §2.5: "rssContents, an RSS source list"). */
export const FEED_BLOCK = "rssContents";
/** Feeds of one block; a card behind them is only a link. */
export const MAX_FEEDS = 20;

/** @returns the address of a feed in its one spelling, where a card's link may be one: absolute, http or https, without a password. */
export function feedAddress(link: string | undefined): string | undefined {
  const url = link === undefined ? null : URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = "";
  return url.href;
}
