import { defineWidget } from "../../define-block.ts";
import { examples, formerMinisters } from "./examples.ts";
import { People } from "./People.tsx";

export const definition = defineWidget({
  name: "people",
  description: "Leaders as cards, former ministers as a timeline.",
  reads: [],
  component: People,
  examples,
  more: { formerMinisters },
});
