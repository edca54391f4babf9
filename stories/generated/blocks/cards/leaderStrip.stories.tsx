// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/leaderStrip" };

export const Normal = blockStory("cards", "leaderStrip", "normal");
export const Empty = blockStory("cards", "leaderStrip", "empty");
export const LongText = blockStory("cards", "leaderStrip", "longText");
export const Hostile = blockStory("cards", "leaderStrip", "hostile");
