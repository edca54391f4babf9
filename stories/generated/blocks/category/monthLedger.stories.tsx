// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/monthLedger" };

export const Normal = blockStory("category", "monthLedger", "normal");
export const Empty = blockStory("category", "monthLedger", "empty");
export const LongText = blockStory("category", "monthLedger", "longText");
export const Hostile = blockStory("category", "monthLedger", "hostile");
