import type { PageModel } from "@portal/domain";

/** Seconds that a shared cache keeps a page without asking; a purge by tag comes first where it knows them. */
const SHARED = 60;
const DAY = 86_400;
/** Many readers refuse answers with longer headers. */
const MAX_TAG_LENGTH = 4000;

/** How long a page may be kept, and by which tags it is forgotten. @param page as drawn, where it was drawn */
export function cachingOf(page: PageModel, now: number): Record<"cache-control" | "cache-tag", string> {
  return { "cache-control": cacheControl(page, now), "cache-tag": cacheTag(page.tags) };
}

function cacheControl({ content, freshUntil, personal, forms }: PageModel, now: number): string {
  if (personal || forms) return "private, no-store";
  // A block that could not be had is a matter of seconds: no one else should see the gap.
  if (Object.values(content).some(isPassing)) return "no-cache";
  const remaining = freshUntil === undefined ? SHARED : Math.max(0, Math.floor((Date.parse(freshUntil) - now) / 1000));
  return `public, max-age=0, s-maxage=${Math.min(SHARED, remaining)}, stale-while-revalidate=${SHARED}, stale-if-error=${DAY}`;
}

/** Failed, or a file that is still being prepared. */
const isPassing = (node: PageModel["content"][string]): boolean =>
  node.status === "failed" || (node.status === "ready" && "file" in node.content && node.content.file?.kind === "preparing");

/** Tags beyond the limit are replaced by `overflow`, which every change of content purges. */
function cacheTag(tags: readonly string[]): string {
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
