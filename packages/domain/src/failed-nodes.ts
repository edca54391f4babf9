import type { PageModel } from "./page.ts";

/** The page with the content of these nodes marked as failed: they threw while they were drawn. */
export function failNodes(page: PageModel, ids: readonly string[]): PageModel {
  if (ids.length === 0) return page;
  const failed = Object.fromEntries(ids.map((id) => [id, { status: "failed", reason: "error" } as const]));
  return { ...page, content: { ...page.content, ...failed } };
}
