/** Every block folder with its examples and schema: for the conformance suite. Not part of the portal's bundle. */
import { cardsEntries } from "./catalogue/cards.ts";
import { categoriesEntries } from "./catalogue/categories.ts";
import { categoryEntries } from "./catalogue/category.ts";
import type { BlockEntry } from "./catalogue/entry.ts";
import { treeCategoriesEntries } from "./catalogue/tree-categories.ts";

export const catalogue: readonly BlockEntry[] = [...categoryEntries, ...categoriesEntries, ...treeCategoriesEntries, ...cardsEntries];
