// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/bannerCards" };

export const Normal = blockStory("cards", "bannerCards", "normal");
export const Empty = blockStory("cards", "bannerCards", "empty");
export const LongText = blockStory("cards", "bannerCards", "longText");
export const Hostile = blockStory("cards", "bannerCards", "hostile");
