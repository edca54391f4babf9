// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/otherArticles" };

export const Normal = widgetStory("otherArticles", "normal");
export const Empty = widgetStory("otherArticles", "empty");
export const LongText = widgetStory("otherArticles", "longText");
export const Hostile = widgetStory("otherArticles", "hostile");
