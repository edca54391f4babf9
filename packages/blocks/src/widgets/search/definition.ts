import { defineWidget } from "../../define-block.ts";
import { chosen, examples, everywhere, nothing, unavailable, widened } from "./examples.ts";
import { Search } from "./Search.tsx";

export const definition = defineWidget({
  name: "search",
  description: "What was found, with filters beside it; where nothing is looked for yet, what one may look for.",
  reads: ["language", "path", "site"],
  component: Search,
  examples,
  more: { chosen, everywhere, nothing, unavailable, widened },
});
