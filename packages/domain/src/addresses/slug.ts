import { fold } from "../search/fold.ts";

/** Title → one path segment: small letters without marks, at most `max` characters, cut at a word. */
export function slugOf(title: string, max: number): string {
  const slug = fold(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (slug.length <= max) return slug;
  const end = slug.lastIndexOf("-", max);
  return slug.slice(0, end === -1 ? max : end);
}
