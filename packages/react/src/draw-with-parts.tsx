/** Server only: draws a page of parts whose HTML is kept, each by what it reads. */
import { randomUUID } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { HostProvider } from "./host.ts";
import type { DrawnPart, PartCache, PartKey } from "./part-cache.ts";
import { type DrawablePart, type PartStore, PartStoreProvider, PLACE } from "./parts.tsx";

export interface PartOptions extends Pick<PartStore, "isShared"> {
  readonly cache: PartCache;
  /** What the host gives to every part of this page: language, zone. */
  readonly variant: string;
  /** The JSON from which a value was read, where it is at hand. */
  readonly textOf?: ((value: unknown) => string | undefined) | undefined;
  /** Gets for each part whether its HTML was kept, and "whole" where the page was drawn whole after all. */
  readonly count?: ((what: PartEvent) => void) | undefined;
}

export type PartEvent = "hit" | "miss" | "whole";

/** React announces so many pictures in the order in which it comes to them; of more it changes the order. */
const MAX_LINKS = 10;
const announced = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;
/** What React moves to the beginning of what it draws, besides those links. */
const moved = /^<(?:base|link|meta|script|style|title)\b/;

function split(drawn: string): DrawnPart {
  const [before = ""] = announced.exec(drawn) ?? [];
  const html = drawn.slice(before.length);
  return { html, links: before.match(/<[^>]*>/g) ?? [], isMoved: moved.test(html) };
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

const unknownText = (): undefined => undefined;

/** The element around a part's place, which is replaced with it. */
const [opening, closing] = [`<${PLACE}>`, `</${PLACE}>`];

/** The HTML that stands between places, and the number of the part after each of them. */
function readPlaces(html: string, word: string): { readonly texts: readonly string[]; readonly numbers: readonly number[] } {
  const [first = "", ...rest] = html.split(word);
  const texts = [first];
  const numbers: number[] = [];
  for (const piece of rest) {
    const end = piece.indexOf(";");
    numbers.push(Number(piece.slice(0, end)));
    const before = texts.at(-1) ?? "";
    const isElement = before.endsWith(opening) && piece.startsWith(closing, end + 1);
    if (isElement) texts[texts.length - 1] = before.slice(0, -opening.length);
    texts.push(piece.slice(isElement ? end + 1 + closing.length : end + 1));
  }
  return { texts, numbers };
}

/**
 * The HTML that `renderToString(element)` would give, byte for byte. Parts are drawn by themselves, or taken from the cache, and put in their places.
 * @throws what a part or the rest of the page throws
 */
export function drawWithParts(element: ReactElement, { cache, variant, isShared, textOf = unknownText, count }: PartOptions): string {
  // Nothing that a page shows can be taken for a place: it does not know this drawing's word.
  const word = `${randomUUID()}:`;
  const parts: DrawnPart[] = [];
  const keyOf = ({ name, reads }: DrawablePart): PartKey => {
    const key = [variant, name];
    for (const value of reads) key.push(textOf(value) ?? JSON.stringify(value) ?? "");
    return key;
  };
  const obtain = (part: DrawablePart, draw: () => string): DrawnPart => {
    const key = keyOf(part);
    const known = cache.get(key);
    count?.(known ? "hit" : "miss");
    if (known) return known;
    const drawn = split(draw());
    if (part.isKept()) cache.set(key, drawn);
    return drawn;
  };
  const store: PartStore = {
    isShared,
    place(part, host) {
      const drawn = obtain(part, () => renderToString(<HostProvider value={host}>{part.element()}</HostProvider>));
      return `${word}${parts.push(drawn) - 1};`;
    },
  };
  const frame = split(renderToString(<PartStoreProvider value={store}>{element}</PartStoreProvider>));
  const { texts, numbers } = readPlaces(frame.html, word);
  const placed = numbers.flatMap((number) => parts[number] ?? []);
  const links = joinLinks(placed.map((part) => part.links));
  // Pictures of the frame would stand among those of its parts, in an order that only React knows.
  if (links === undefined || (links !== "" && frame.links.length > 0) || placed.some(({ isMoved }) => isMoved)) {
    count?.("whole");
    return renderToString(element);
  }
  let html = frame.links.join("") + links;
  for (const [index, text] of texts.entries()) html += text + (placed[index]?.html ?? "");
  return html;
}
