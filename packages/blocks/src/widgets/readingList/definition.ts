import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { ReadingList } from "./ReadingList.tsx";

export const definition = defineWidget({
  name: "readingList",
  description: "The current article in the order of its category: the one before and after it, and where it stands.",
  reads: ["article", "category"],
  component: ReadingList,
  examples,
});
