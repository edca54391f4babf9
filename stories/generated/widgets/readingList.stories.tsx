// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/readingList" };

export const Normal = widgetStory("readingList", "normal");
export const Empty = widgetStory("readingList", "empty");
export const LongText = widgetStory("readingList", "longText");
export const Hostile = widgetStory("readingList", "hostile");
