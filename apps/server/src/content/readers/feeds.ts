import type { FeedItem } from "@portal/domain";
import { feedAddress } from "@portal/domain/content";
import { checkAddress } from "../article-content.ts";
import { finding, quote } from "../finding.ts";
import type { FeedRow } from "../records.ts";
import { type LineFields, hashOf, type LineContext, type ReadResult, readDate, text } from "./fields.ts";

export function feed(given: LineFields, { line }: LineContext): ReadResult<"feed"> {
  const address = feedAddress(text(given, "address"));
  const items = (given["items"] as readonly FeedItem[]).map(({ title, href, publishedAt }, index) => {
    const at = readDate(publishedAt, `items/${index}/publishedAt`, "no one would know how old the item is");
    return {
      item: { title, ...(href === undefined ? {} : { href }), ...(at.instant === null ? {} : { publishedAt: at.instant }) },
      errors: [...at.errors, ...(href === undefined ? [] : checkAddress(href, `/items/${index}/href`))],
    };
  });
  const row: FeedRow = { address: address ?? "", items: items.map(({ item }) => item) };
  const problem = `${quote(text(given, "address"))} is no address of a feed, so no card could name it.`;
  const errors = [
    ...(address === undefined ? [finding("unsafe-address", "/address", problem, "Write it as https://host/path.")] : []),
    ...items.flatMap((item) => item.errors),
  ];
  return { entry: { kind: "feed", line, key: row.address, hash: hashOf("feed", row), row }, errors, warnings: [] };
}
