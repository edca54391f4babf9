// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/siteList" };

export const Normal = blockStory("cards", "siteList", "normal");
export const Empty = blockStory("cards", "siteList", "empty");
export const LongText = blockStory("cards", "siteList", "longText");
export const Hostile = blockStory("cards", "siteList", "hostile");
