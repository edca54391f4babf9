import type { PageModel } from "@portal/domain";

/** Seconds that a shared cache keeps a page without asking; a purge by tag comes first where it knows them. */
const SHARED = 60;
const DAY = 86_400;
/** Many readers refuse answers with longer headers. */
const MAX_TAG_LENGTH = 4000;

/** Who may get a page as it was drawn: `own`: the visitor alone who asked; `passing`: who asked at the same time; `all`. */
export type Audience = "own" | "passing" | "all";

/** @param page - as drawn, where it was drawn */
export function audienceOf({ content, personal, forms }: PageModel): Audience {
  if (personal || forms) return "own";
  // A block that could not be had is a matter of seconds: no one else should see the gap.
  return Object.values(content).some(isPassing) ? "passing" : "all";
}

/** When a page changes by itself, in milliseconds since 1970. */
export const endOf = ({ freshUntil }: Pick<PageModel, "freshUntil">): number | undefined =>
  freshUntil === undefined ? undefined : Date.parse(freshUntil);

/** How long others may keep a page. @param freshUntil - when it changes by itself; milliseconds since 1970, as `now` */
export function cacheControlOf(audience: Audience, freshUntil: number | undefined, now: number): string {
  if (audience === "own") return "private, no-store";
  if (audience === "passing") return "no-cache";
  const remaining = freshUntil === undefined ? SHARED : Math.max(0, Math.floor((freshUntil - now) / 1000));
  return `public, max-age=0, s-maxage=${Math.min(SHARED, remaining)}, stale-while-revalidate=${SHARED}, stale-if-error=${DAY}`;
}

/** Failed, or a file that is still being prepared. */
const isPassing = (node: PageModel["content"][string]): boolean =>
  node.status === "failed" || (node.status === "ready" && "file" in node.content && node.content.file?.kind === "preparing");

/** Value of `cache-tag`. Tags beyond the limit are replaced by `overflow`, which every change of content purges. */
export function cacheTagOf(tags: readonly string[]): string {
  let header = "overflow";
  const clean = tags.filter((tag) => /^[\x21-\x2b\x2d-\x7e]+$/.test(tag));
  const whole = clean.join(",");
  if (whole.length <= MAX_TAG_LENGTH) return whole;
  for (const tag of clean) {
    if (header.length + tag.length >= MAX_TAG_LENGTH) break;
    header += `,${tag}`;
  }
  return header;
}
