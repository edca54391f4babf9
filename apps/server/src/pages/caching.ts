import { type Audience, audienceOf, type PageModel } from "@portal/domain";
import type { FastifyRequest } from "fastify";
import type { Reading } from "../sources/reading.ts";

/** Seconds that a shared cache keeps a page without asking; a purge by tag comes first where it knows them. */
const SHARED = 60;
const DAY = 86_400;
/** Many readers refuse answers with longer headers. */
const MAX_TAG_LENGTH = 4000;

/** @param page - as drawn, where it was drawn */
export function audienceOfDrawing(page: PageModel, { isIncomplete }: Pick<Reading, "isIncomplete">): Audience {
  const audience = audienceOf(page);
  // What could not be had is a matter of seconds, also where blocks show the rest.
  return audience === "all" && isIncomplete ? "waiting" : audience;
}

/** When a page changes by itself, in milliseconds since 1970. */
export const endOf = ({ freshUntil }: Pick<PageModel, "freshUntil">): number | undefined =>
  freshUntil === undefined ? undefined : Date.parse(freshUntil);

/**
 * How long others may keep a page, and show it after that: together no longer than until it changes by itself.
 * @param freshUntil - when it does; milliseconds since 1970, as `now`
 */
export function cacheControlOf(audience: Audience, freshUntil: number | undefined, now: number): string {
  if (audience === "own") return "private, no-store";
  if (audience === "waiting") return "no-cache";
  const { kept, left } = sharedFor(freshUntil, now);
  return `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${Math.min(SHARED, left)}, stale-if-error=${Math.min(DAY, left)}`;
}

/** How long others may keep that an address leads elsewhere; arguments as above. */
export const cacheControlOfRedirect = (audience: Exclude<Audience, "own">, freshUntil: number | undefined, now: number): string =>
  audience === "waiting" ? "no-cache" : `public, max-age=0, s-maxage=${sharedFor(freshUntil, now).kept}`;

/** Seconds for which others keep it, and those that are left then until it changes by itself. */
function sharedFor(freshUntil = Infinity, now: number): { readonly kept: number; readonly left: number } {
  const remaining = Math.max(0, Math.floor((freshUntil - now) / 1000));
  const kept = Math.min(SHARED, remaining);
  return { kept, left: remaining - kept };
}

/**
 * Headers for a cache in front that purges by tags and says so (`Surrogate-Capability`, W3C Edge Architecture): hundreds of bytes that browsers have
 * no use for. deploy/varnish/portal.vcl reads them.
 * @param cacheTag - of `cacheTagOf`
 * @param position - up to which change the answer shows everything (ContentCache); undefined: no one may say so
 */
export const headersForPurging = (
  { headers }: Pick<FastifyRequest, "headers">,
  cacheTag: string | undefined,
  position: number | undefined,
): Readonly<Record<string, string | number>> =>
  headers["surrogate-capability"] === undefined
    ? {}
    : { ...(cacheTag !== undefined && { "cache-tag": cacheTag }), ...(position !== undefined && { "portal-position": position }) };

/** Tag of answers with more tags than a header takes: every change of content purges it. */
export const OVERFLOW = "overflow";

/**
 * Value of `cache-tag`. What would end a tag there, or is not ASCII, is percent-encoded: who purges writes tags in the same way. Tags beyond
 * the limit are replaced by `overflow`.
 */
export function cacheTagOf(tags: readonly string[]): string {
  let header = OVERFLOW;
  const encoded = tags.map((tag) => tag.toWellFormed().replace(/[^\x21-\x2b\x2d-\x7e]+/g, encodeURIComponent));
  const whole = encoded.join(",");
  if (whole.length <= MAX_TAG_LENGTH) return whole;
  for (const tag of encoded) {
    if (header.length + tag.length >= MAX_TAG_LENGTH) break;
    header += `,${tag}`;
  }
  return header;
}
