import { cardsExamples, leaders } from "../samples/cards.ts";

export const examples = cardsExamples(leaders, { label: "Lãnh đạo đơn vị" });
