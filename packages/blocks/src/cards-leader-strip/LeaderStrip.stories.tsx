import { exampleProps } from "../examples.ts";
import { LeaderStrip } from "./LeaderStrip.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/leaderStrip", component: LeaderStrip };

export const Normal = { args: exampleProps("cards", "leaderStrip", examples.normal) };
export const Empty = { args: exampleProps("cards", "leaderStrip", examples.empty) };
export const LongText = { args: exampleProps("cards", "leaderStrip", examples.longText) };
export const Hostile = { args: exampleProps("cards", "leaderStrip", examples.hostile) };
