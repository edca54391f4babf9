import { defineBlock } from "../define-block.ts";
import { cardsExamples, pictures } from "../samples/cards.ts";
import { CardsDefault } from "./CardsDefault.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "default",
  description: "Cards with picture, title, sentence and headlines.",
  component: CardsDefault,
  examples: cardsExamples(pictures, { label: "Các cổng thông tin khác" }),
});
