/** Where a layout stands in the gallery: by the kind of site that uses it (specification §1). */
import type { LayoutDefinition } from "@portal/core";

const homes: ReadonlyMap<string, string> = new Map([
  ["default-layout-vi", "Ministry"],
  ["default-homepage-en", "Ministry"],
  ["minister-homepage-vi", "Minister"],
  ["finance-layout-vi", "Finance news"],
  ["department-1-home-vi", "Departments"],
  ["department-2-home-vi", "Departments"],
  ["department-3-home-vi", "Departments"],
  ["financial-strategy-and-policy-vi", "Institute"],
  ["other-portal-1-home-vi", "Other portals"],
  ["ministry-of-finance-union-vi", "Union"],
  ["public-services-vi", "Public services"],
  ["agencies-page-vi", "Agencies"],
]);

/** @throws for a home that no family knows: name one above */
export function familyOf(layout: LayoutDefinition): string {
  const [kind] = layout.for;
  if (kind === "article") return "Article pages";
  if (kind === "category") return /budget/.test(layout.id) ? "Budget pages" : "Category pages";
  const family = homes.get(layout.id);
  if (family === undefined) throw new Error(`The home "${layout.id}" has no family; add it to stories/scripts/families.ts.`);
  return family;
}
