import { defineBlock } from "../define-block.ts";
import { cardsExamples, sites } from "../samples/cards.ts";
import { PortalDirectory } from "./PortalDirectory.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "portalDirectory",
  description: "Portals: name, what they are for.",
  component: PortalDirectory,
  examples: cardsExamples(sites, { label: "Danh bạ cổng thông tin" }),
});
