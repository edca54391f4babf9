import type { BlockSeed } from "../site-seed.ts";

/** The two trees beside the content of the category layouts (spec §2.5): chosen categories, and a branch of the site. */
export const aside = (chosen: readonly string[], root: string): BlockSeed[] => [
  { key: "customCategories", categories: [...chosen] },
  { key: "additionsCategories", root, depth: 2 },
];
