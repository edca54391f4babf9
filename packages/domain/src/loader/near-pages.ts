import type { Language } from "@portal/core";
import type { PageModel } from "../page.ts";
import { addressWords } from "../search/address-words.ts";
import type { PortalSource } from "../source.ts";
import type { PageContext } from "./read-subjects.ts";

/** What the not-found page offers, and when that changes by itself. */
export async function nearPart(
  source: Pick<PortalSource, "findNearPages">,
  path: string,
  language: Language,
  context: PageContext,
): Promise<{ readonly near: NonNullable<PageModel["near"]>; readonly changesAt: number | undefined }> {
  const words = addressWords(path);
  if (words === "") return { near: { words, pages: [] }, changesAt: undefined };
  const found = await source.findNearPages(words, { ...context, language });
  return { near: { words, pages: found?.pages ?? [] }, changesAt: found?.changesAt };
}
