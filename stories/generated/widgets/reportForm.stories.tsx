// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/reportForm" };

export const Normal = widgetStory("reportForm", "normal");
export const Empty = widgetStory("reportForm", "empty");
export const LongText = widgetStory("reportForm", "longText");
export const Hostile = widgetStory("reportForm", "hostile");
export const Reported = widgetStory("reportForm", "reported");
export const Closed = widgetStory("reportForm", "closed");
export const Refused = widgetStory("reportForm", "refused");
