// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/newsTimeline" };

export const Normal = blockStory("category", "newsTimeline", "normal");
export const Empty = blockStory("category", "newsTimeline", "empty");
export const LongText = blockStory("category", "newsTimeline", "longText");
export const Hostile = blockStory("category", "newsTimeline", "hostile");
