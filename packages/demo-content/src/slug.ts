import { fold } from "@portal/domain/content";

/** Title → one path segment: no diacritics, at most 90 characters, cut at a word. */
export function slugOf(title: string): string {
  const plain = fold(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain.length <= 90 ? plain : plain.slice(0, 91).replace(/-[^-]*$/, "");
}
