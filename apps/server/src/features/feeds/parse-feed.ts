import { safeUrl } from "@portal/core";
import type { FeedItem } from "@portal/domain";
import { XMLParser } from "fast-xml-parser";
import { FeedRefused } from "./fetch-feed.ts";
import { plainText } from "./plain-text.ts";

const MAX_ITEMS = 20;
/** Those behind are older, in any feed worth reading. */
const MAX_ENTRIES = 200;
/** Characters of a title. */
const MAX_TITLE = 300;
const MAX_ADDRESS = 2000;

/** No entity is expanded, no value guessed: every value comes as the text that stands there. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: 50,
  isArray: (name) => name === "item" || name === "entry" || name === "link",
});

/**
 * The newest items of an RSS 2.0 or Atom feed, as plain text with safe links.
 * @param address of the feed, for its relative links
 * @throws FeedRefused where it is neither, or declares a document type: that is where entities come from
 */
export function parseFeed(xml: string, address: string): FeedItem[] {
  if (/<!doctype/i.test(prologue(xml))) throw new FeedRefused("The feed declares a document type, which no feed needs.");
  const document = read(xml);
  const channel = field(field(document, "rss"), "channel");
  const entries = channel === undefined ? list(field(field(document, "feed"), "entry")) : list(field(channel, "item"));
  if (channel === undefined && field(document, "feed") === undefined)
    throw new FeedRefused("What the host sent is neither RSS 2.0 nor Atom.");
  return entries
    .slice(0, MAX_ENTRIES)
    .flatMap((entry) => itemOf(entry, address) ?? [])
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
    .slice(0, MAX_ITEMS);
}

/** All before the root element. */
function prologue(xml: string): string {
  const root = xml.search(/<[a-z]/i);
  return root < 0 ? xml : xml.slice(0, root);
}

function read(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw new FeedRefused("The feed is not well-formed XML, or nested too deep.");
  }
}

function itemOf(entry: unknown, address: string): FeedItem | undefined {
  const title = plainText(textOf(field(entry, "title")), MAX_TITLE);
  if (title === "") return undefined;
  const href = linkOf(list(field(entry, "link")), address);
  const publishedAt = dateOf(["pubDate", "published", "updated", "dc:date"].map((name) => textOf(field(entry, name))).find(Boolean));
  return { title, ...(href === undefined ? {} : { href }), ...(publishedAt === undefined ? {} : { publishedAt }) };
}

/** RSS writes it as text, Atom as an attribute, of which the one without `rel` or with "alternate" is meant. */
function linkOf(links: readonly unknown[], address: string): string | undefined {
  const meant = links.find((link) => typeof link !== "object" || ["", "alternate"].includes(textOf(field(link, "@rel")))) ?? links[0];
  const given = plainText(textOf(field(meant, "@href")) || textOf(meant), MAX_ADDRESS + 1);
  const url = given === "" || given.length > MAX_ADDRESS ? null : URL.parse(given, address);
  return url && /^https?:$/.test(url.protocol) && !url.username ? safeUrl(url.href) : undefined;
}

function dateOf(given: string | undefined): string | undefined {
  const time = Date.parse(given?.trim() ?? "");
  const year = new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 9999 ? new Date(time).toISOString() : undefined;
}

/** Own properties only: names come from a stranger. */
function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value]);

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "object" ? textOf(field(value, "#text") ?? "") : "";
