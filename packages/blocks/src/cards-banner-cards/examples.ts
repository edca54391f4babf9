import { cardsExamples, banners } from "../samples/cards.ts";

export const examples = cardsExamples(banners, { label: "Chuyên đề" });
