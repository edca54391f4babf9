import { cardsExamples, feeds } from "../samples/cards.ts";

export const examples = cardsExamples(feeds, { label: "Nguồn tin RSS" });
