// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/leaderCard" };

export const Normal = blockStory("cards", "leaderCard", "normal");
export const Empty = blockStory("cards", "leaderCard", "empty");
export const LongText = blockStory("cards", "leaderCard", "longText");
export const Hostile = blockStory("cards", "leaderCard", "hostile");
