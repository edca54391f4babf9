// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/visitStatistics" };

export const Normal = widgetStory("visitStatistics", "normal");
export const Empty = widgetStory("visitStatistics", "empty");
export const LongText = widgetStory("visitStatistics", "longText");
export const Hostile = widgetStory("visitStatistics", "hostile");
