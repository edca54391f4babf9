// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleMain" };

export const Normal = widgetStory("articleMain", "normal");
export const Empty = widgetStory("articleMain", "empty");
export const LongText = widgetStory("articleMain", "longText");
export const Hostile = widgetStory("articleMain", "hostile");
