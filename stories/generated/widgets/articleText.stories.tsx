// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleText" };

export const Normal = widgetStory("articleText", "normal");
export const Empty = widgetStory("articleText", "empty");
export const LongText = widgetStory("articleText", "longText");
export const Hostile = widgetStory("articleText", "hostile");
