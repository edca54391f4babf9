import { defineBlock } from "../define-block.ts";
import { cardsExamples, leaders } from "../samples/cards.ts";
import { LeaderCard } from "./LeaderCard.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "leaderCard",
  description: "A person: the title is the name, the description the position.",
  component: LeaderCard,
  examples: cardsExamples(leaders, { label: "Lãnh đạo đơn vị" }),
});
