// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/programmeBoard" };

export const Normal = blockStory("categories", "programmeBoard", "normal");
export const Empty = blockStory("categories", "programmeBoard", "empty");
export const LongText = blockStory("categories", "programmeBoard", "longText");
export const Hostile = blockStory("categories", "programmeBoard", "hostile");
