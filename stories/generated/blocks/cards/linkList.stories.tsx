// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/linkList" };

export const Normal = blockStory("cards", "linkList", "normal");
export const Empty = blockStory("cards", "linkList", "empty");
export const LongText = blockStory("cards", "linkList", "longText");
export const Hostile = blockStory("cards", "linkList", "hostile");
