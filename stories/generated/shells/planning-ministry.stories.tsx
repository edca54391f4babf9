// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { shellStory } from "../../gallery/shell-story.tsx";

export default { title: "Pages/Shells/planning-ministry" };

export const Normal = shellStory("planning-ministry", "normal");
export const Empty = shellStory("planning-ministry", "empty");
export const LongText = shellStory("planning-ministry", "longText");
export const Hostile = shellStory("planning-ministry", "hostile");
