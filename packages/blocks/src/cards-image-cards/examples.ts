import { cardsExamples, pictures } from "../samples/cards.ts";

export const examples = cardsExamples(pictures, { label: "Truy cập nhanh" });
