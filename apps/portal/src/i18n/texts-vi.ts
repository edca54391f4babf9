import { texts as blocks } from "@portal/blocks";
import own from "./vi.json" with { type: "json" };

/** Every text of the interface in Vietnamese. */
export const texts: Readonly<Record<string, string>> = { ...blocks.vi, ...own };
