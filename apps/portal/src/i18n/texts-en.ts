import { texts as blocks } from "@portal/blocks";
import own from "./en.json" with { type: "json" };

/** Every text of the interface in English. */
export const texts: Readonly<Record<string, string>> = { ...blocks.en, ...own };
