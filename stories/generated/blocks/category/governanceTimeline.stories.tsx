// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/governanceTimeline" };

export const Normal = blockStory("category", "governanceTimeline", "normal");
export const Empty = blockStory("category", "governanceTimeline", "empty");
export const LongText = blockStory("category", "governanceTimeline", "longText");
export const Hostile = blockStory("category", "governanceTimeline", "hostile");
