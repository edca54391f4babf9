import { defineBlock } from "../define-block.ts";
import { cardsExamples, sites } from "../samples/cards.ts";
import { LogoStrip } from "./LogoStrip.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "logoStrip",
  description: "Logos: image and title.",
  component: LogoStrip,
  examples: cardsExamples(sites, { label: "Đơn vị phối hợp" }),
});
