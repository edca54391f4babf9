import { cardsExamples, links } from "../samples/cards.ts";

export const examples = cardsExamples(links, { label: "Liên kết website" });
