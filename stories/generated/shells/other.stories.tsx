// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { shellStory } from "../../gallery/shell-story.tsx";

export default { title: "Pages/Shells/other" };

export const Normal = shellStory("other", "normal");
export const Empty = shellStory("other", "empty");
export const LongText = shellStory("other", "longText");
export const Hostile = shellStory("other", "hostile");
