import type { ArticlePart } from "@portal/domain";
import { canonicalJson, type RecordFields } from "@portal/domain/records";

/** Fields of an article's record, by what readers call them. */
const parts: readonly (readonly [part: ArticlePart, field: string])[] = [
  ["title", "title"],
  ["summary", "summary"],
  ["picture", "image"],
  ["content", "articleContent"],
];

/**
 * What readers of an article saw change.
 * @param before the record until now; null: it is not known
 * @param moment of the change
 * @returns undefined where no part has changed, or where one of both is not public then
 */
export function publicChanges(before: RecordFields | null, after: RecordFields, moment: Date): ArticlePart[] | undefined {
  if (before === null || !isPublicArticle(before, moment) || !isPublicArticle(after, moment)) return undefined;
  const changed = parts.flatMap(([part, field]) => (canonicalJson(before[field]) === canonicalJson(after[field]) ? [] : [part]));
  return changed.length > 0 ? changed : undefined;
}

/** Articles without a day, and those of a later one, are no one's business yet. */
export const isPublicArticle = ({ publishedAt }: RecordFields, moment: Date): boolean =>
  Date.parse(String(publishedAt)) <= moment.getTime();
