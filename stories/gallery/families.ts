/** Where a view stands in the gallery: homes by the kind of site that has them (specification §1), other views by what they show. */
import type { LayoutDefinition } from "@portal/core";

const homes: ReadonlyMap<string, string> = new Map([
  ["default-layout-vi", "Ministry"],
  ["default-homepage-en", "Ministry"],
  ["home-ministry", "Ministry"],
  ["minister-homepage-vi", "Minister"],
  ["finance-layout-vi", "Finance news"],
  ["department-1-home-vi", "Departments"],
  ["department-2-home-vi", "Departments"],
  ["department-3-home-vi", "Departments"],
  ["financial-strategy-and-policy-vi", "Institute"],
  ["ministry-of-finance-union-vi", "Union"],
  ["other-portal-1-home-vi", "Other portals"],
  ["public-services-vi", "Public services"],
  ["agencies-page-vi", "Agencies"],
]);

const views: ReadonlyMap<string, string> = new Map([
  ["category", "Category views"],
  ["article", "Article views"],
  ["page", "Fixed pages"],
]);

/**
 * Family of a template, with the layout of its id where there is one.
 * @throws for a home that no family knows: name one above
 */
export function familyOf(view: string, layout: LayoutDefinition | undefined): string {
  const family = homes.get(view) ?? views.get(layout?.for[0] ?? view.split("-", 1)[0] ?? "");
  if (family === undefined) throw new Error(`The view "${view}" has no family; add it to stories/gallery/families.ts.`);
  return family;
}

/** Title of a view's stories: its id is what the sidebar's search finds. */
export const titleOf = (view: string, layout: LayoutDefinition | undefined): string => `Pages/${familyOf(view, layout)}/${view}`;
