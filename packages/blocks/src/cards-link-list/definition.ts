import { defineBlock } from "../define-block.ts";
import { cardsExamples, links } from "../samples/cards.ts";
import { LinkList } from "./LinkList.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "linkList",
  description: "Plain links: title and address.",
  component: LinkList,
  examples: cardsExamples(links, { label: "Liên kết website" }),
});
