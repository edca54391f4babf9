import { cardsExamples, sites } from "../samples/cards.ts";

export const examples = cardsExamples(sites, { label: "Trang thông tin của các đơn vị" });
