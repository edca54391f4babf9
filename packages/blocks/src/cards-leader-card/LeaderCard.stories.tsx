import { exampleProps } from "../examples.ts";
import { LeaderCard } from "./LeaderCard.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/leaderCard", component: LeaderCard };

export const Normal = { args: exampleProps("cards", "leaderCard", examples.normal) };
export const Empty = { args: exampleProps("cards", "leaderCard", examples.empty) };
export const LongText = { args: exampleProps("cards", "leaderCard", examples.longText) };
export const Hostile = { args: exampleProps("cards", "leaderCard", examples.hostile) };
