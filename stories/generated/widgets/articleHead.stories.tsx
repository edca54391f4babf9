// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleHead" };

export const Normal = widgetStory("articleHead", "normal");
export const Empty = widgetStory("articleHead", "empty");
export const LongText = widgetStory("articleHead", "longText");
export const Hostile = widgetStory("articleHead", "hostile");
