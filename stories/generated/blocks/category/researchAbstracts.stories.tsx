// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/researchAbstracts" };

export const Normal = blockStory("category", "researchAbstracts", "normal");
export const Empty = blockStory("category", "researchAbstracts", "empty");
export const LongText = blockStory("category", "researchAbstracts", "longText");
export const Hostile = blockStory("category", "researchAbstracts", "hostile");
