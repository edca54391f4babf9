// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/noticeBoard" };

export const Normal = blockStory("category", "noticeBoard", "normal");
export const Empty = blockStory("category", "noticeBoard", "empty");
export const LongText = blockStory("category", "noticeBoard", "longText");
export const Hostile = blockStory("category", "noticeBoard", "hostile");
