import { cardsExamples, sites } from "../samples/cards.ts";

export const examples = cardsExamples(sites, { label: "Danh bạ cổng thông tin" });
