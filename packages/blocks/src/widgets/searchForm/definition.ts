import { defineWidget } from "../../define-block.ts";
import { examples as results } from "../search/examples.ts";
import { SearchForm } from "./SearchForm.tsx";

export const definition = defineWidget({
  name: "searchForm",
  description: "Where a search begins; it stands where results could not be had.",
  reads: ["path"],
  component: SearchForm,
  examples: {
    normal: { ...results.normal, content: {} },
    empty: { ...results.empty, content: {} },
    longText: { ...results.longText, content: {} },
    hostile: { ...results.hostile, content: {} },
  },
});
