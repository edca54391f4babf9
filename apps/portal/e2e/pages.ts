/** Addresses of docs/pages.md, by what stands there. */
import { allPages, type Page } from "../../../scripts/lib/pages.ts";

export const pages = allPages();

/** The first address that the view draws in the language. */
export function pathOf(view: string, language: Page["language"]): string {
  const page = pages.find((candidate) => candidate.view === view && candidate.language === language);
  if (!page) throw new Error(`docs/pages.md has no address of ${view} in ${language}; add one to the demonstration content.`);
  return page.path;
}
