/** Server only: draws a page of parts whose HTML is kept, each by what it reads. */
import { createHash, randomUUID } from "node:crypto";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { HostProvider } from "./host.ts";
import { type DrawablePart, type PartStore, PartStoreProvider } from "./parts.tsx";

/** HTML of a part, apart from the links by which React announces its first pictures at the beginning of what it draws. */
export interface DrawnPart {
  readonly html: string;
  readonly links: readonly string[];
}

/** By key. What is kept is for one build of the components. */
export interface PartCache {
  get(key: string): DrawnPart | undefined;
  set(key: string, part: DrawnPart): unknown;
}

export interface PartOptions extends Pick<PartStore, "isShared"> {
  readonly cache: PartCache;
  /** What the host gives to every part of this page: language, zone. */
  readonly variant: string;
}

/** React announces so many pictures in the order in which it comes to them; of more it changes the order. */
const MAX_LINKS = 10;
const announced = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;
/** What React moves to the beginning of what it draws, besides those links. */
const moved = /^<(?:base|link|meta|script|style|title)\b/;

function split(drawn: string): DrawnPart {
  const [before = ""] = announced.exec(drawn) ?? [];
  return { html: drawn.slice(before.length), links: before.match(/<[^>]*>/g) ?? [] };
}

/** Links of several parts as React would write them for all together; undefined where that is not known. */
function joinLinks(lists: readonly (readonly string[])[]): string | undefined {
  const byAddress = new Map<string, string>();
  for (const link of lists.flat()) {
    const [, address] = / href="([^"]*)"/.exec(link) ?? [];
    if (address === undefined || link.includes(" imageSrcSet=")) return undefined;
    if (!byAddress.has(address)) byAddress.set(address, link);
  }
  return byAddress.size > MAX_LINKS ? undefined : [...byAddress.values()].join("");
}

/** Of what a part reads: two parts with one key have the same HTML. */
const keyOf = (variant: string, { name, reads }: DrawablePart): string =>
  createHash("sha256")
    .update(JSON.stringify([variant, name, reads]))
    .digest("base64url");

/**
 * The HTML that `renderToString(element)` would give, byte for byte. Parts are drawn by themselves, or taken from the cache, and put in their places.
 * @throws what a part or the rest of the page throws
 */
export function drawWithParts(element: ReactElement, { cache, variant, isShared }: PartOptions): string {
  // Nothing that a page shows can be taken for a place: it does not know this drawing's word.
  const word = randomUUID();
  const parts: DrawnPart[] = [];
  const obtain = (part: DrawablePart, draw: () => string): DrawnPart => {
    const key = keyOf(variant, part);
    const known = cache.get(key);
    if (known) return known;
    const drawn = split(draw());
    if (part.isKept()) cache.set(key, drawn);
    return drawn;
  };
  const store: PartStore = {
    isShared,
    place(part, host) {
      const drawn = obtain(part, () => renderToString(<HostProvider value={host}>{part.element}</HostProvider>));
      return createElement("part-place", { id: `${word}-${parts.push(drawn) - 1}` });
    },
  };
  const frame = split(renderToString(<PartStoreProvider value={store}>{element}</PartStoreProvider>));
  const places = frame.html.split(new RegExp(`<part-place id="${word}-(\\d+)"></part-place>`));
  const placed = places.flatMap((_, index) => (index % 2 === 1 ? (parts[Number(places[index])] ?? []) : []));
  const links = joinLinks(placed.map((part) => part.links));
  // Pictures of the frame would stand among those of its parts, in an order that only React knows.
  const isKnown = links !== undefined && (links === "" || frame.links.length === 0) && !placed.some(({ html }) => moved.test(html));
  if (!isKnown) return renderToString(element);
  return frame.links.join("") + links + places.map((text, index) => (index % 2 === 1 ? (parts[Number(text)]?.html ?? "") : text)).join("");
}
