// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/editorialLead" };

export const Normal = blockStory("category", "editorialLead", "normal");
export const Empty = blockStory("category", "editorialLead", "empty");
export const LongText = blockStory("category", "editorialLead", "longText");
export const Hostile = blockStory("category", "editorialLead", "hostile");
