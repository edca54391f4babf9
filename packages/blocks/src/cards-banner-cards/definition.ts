import { defineBlock } from "../define-block.ts";
import { cardsExamples, banners } from "../samples/cards.ts";
import { BannerCards } from "./BannerCards.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "bannerCards",
  description: "Wide banners, four to one; the newest articles below those that stand for a category.",
  component: BannerCards,
  examples: cardsExamples(banners, { label: "Chuyên đề" }),
});
