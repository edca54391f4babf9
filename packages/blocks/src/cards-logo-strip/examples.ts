import { cardsExamples, sites } from "../samples/cards.ts";

export const examples = cardsExamples(sites, { label: "Đơn vị phối hợp" });
