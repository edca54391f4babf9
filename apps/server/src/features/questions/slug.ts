import { fold } from "@portal/domain/content";

/** A published question's address: its title in small letters without marks, and its number, so that no two are alike. */
export function questionSlug(title: string, id: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
  return `${words || "cau-hoi"}-${id}`;
}
