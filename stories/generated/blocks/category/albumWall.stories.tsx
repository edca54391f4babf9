// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/albumWall" };

export const Normal = blockStory("category", "albumWall", "normal");
export const Empty = blockStory("category", "albumWall", "empty");
export const LongText = blockStory("category", "albumWall", "longText");
export const Hostile = blockStory("category", "albumWall", "hostile");
