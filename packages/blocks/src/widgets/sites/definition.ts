import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { Sites } from "./Sites.tsx";

export const definition = defineWidget({
  name: "sites",
  description: "Special pages: a card for each other site of the portal, and one for each topic of this one.",
  reads: ["site", "language"],
  component: Sites,
  examples,
});
