// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleStatic" };

export const Normal = widgetStory("articleStatic", "normal");
export const Empty = widgetStory("articleStatic", "empty");
export const LongText = widgetStory("articleStatic", "longText");
export const Hostile = widgetStory("articleStatic", "hostile");
