// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleAside" };

export const Normal = widgetStory("articleAside", "normal");
export const Empty = widgetStory("articleAside", "empty");
export const LongText = widgetStory("articleAside", "longText");
export const Hostile = widgetStory("articleAside", "hostile");
