// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { shellStory } from "../../gallery/shell-story.tsx";

export default { title: "Pages/Shells/default" };

export const Normal = shellStory("default", "normal");
export const Empty = shellStory("default", "empty");
export const LongText = shellStory("default", "longText");
export const Hostile = shellStory("default", "hostile");
