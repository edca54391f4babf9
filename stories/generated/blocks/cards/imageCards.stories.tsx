// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/imageCards" };

export const Normal = blockStory("cards", "imageCards", "normal");
export const Empty = blockStory("cards", "imageCards", "empty");
export const LongText = blockStory("cards", "imageCards", "longText");
export const Hostile = blockStory("cards", "imageCards", "hostile");
