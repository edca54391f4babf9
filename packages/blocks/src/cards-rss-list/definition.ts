import { defineBlock } from "../define-block.ts";
import { cardsExamples, feeds } from "../samples/cards.ts";
import { RssList } from "./RssList.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "rssList",
  description: "News feeds: title and address.",
  component: RssList,
  examples: cardsExamples(feeds, { label: "Nguồn tin RSS" }),
});
