// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/bannerLead" };

export const Normal = blockStory("category", "bannerLead", "normal");
export const Empty = blockStory("category", "bannerLead", "empty");
export const LongText = blockStory("category", "bannerLead", "longText");
export const Hostile = blockStory("category", "bannerLead", "hostile");
