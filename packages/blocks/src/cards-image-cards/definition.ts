import { defineBlock } from "../define-block.ts";
import { cardsExamples, pictures } from "../samples/cards.ts";
import { ImageCards } from "./ImageCards.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "imageCards",
  description: "Pictures with titles.",
  component: ImageCards,
  examples: cardsExamples(pictures, { label: "Truy cập nhanh" }),
});
