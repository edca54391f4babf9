// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleReading" };

export const Normal = widgetStory("articleReading", "normal");
export const Empty = widgetStory("articleReading", "empty");
export const LongText = widgetStory("articleReading", "longText");
export const Hostile = widgetStory("articleReading", "hostile");
