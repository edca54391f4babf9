import { defineBlock } from "../define-block.ts";
import { cardsExamples, sites } from "../samples/cards.ts";
import { SiteList } from "./SiteList.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "siteList",
  description: "Affiliated sites: mark, name, a few words.",
  component: SiteList,
  examples: cardsExamples(sites, { label: "Trang thông tin của các đơn vị" }),
});
