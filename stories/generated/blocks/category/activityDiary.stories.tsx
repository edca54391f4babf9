// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/activityDiary" };

export const Normal = blockStory("category", "activityDiary", "normal");
export const Empty = blockStory("category", "activityDiary", "empty");
export const LongText = blockStory("category", "activityDiary", "longText");
export const Hostile = blockStory("category", "activityDiary", "hostile");
