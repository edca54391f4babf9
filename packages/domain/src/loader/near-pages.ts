import type { Language } from "@portal/core";
import type { PageModel } from "../page.ts";
import { addressWords } from "../search/address-words.ts";
import type { PortalSource } from "../source.ts";
import type { PageContext } from "./read-subjects.ts";

/** Milliseconds for which a not-found page stands without the list that could not be had: a flood of addresses costs no more by being asked again. */
const WITHOUT = 60_000;

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
  return { near: { words, pages: found?.pages ?? [] }, changesAt: found ? found.changesAt : context.asOf + WITHOUT };
}
