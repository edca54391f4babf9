// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/default" };

export const Normal = blockStory("cards", "default", "normal");
export const Empty = blockStory("cards", "default", "empty");
export const LongText = blockStory("cards", "default", "longText");
export const Hostile = blockStory("cards", "default", "hostile");
