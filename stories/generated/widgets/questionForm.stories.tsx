// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/questionForm" };

export const Normal = widgetStory("questionForm", "normal");
export const Empty = widgetStory("questionForm", "empty");
export const LongText = widgetStory("questionForm", "longText");
export const Hostile = widgetStory("questionForm", "hostile");
export const Closed = widgetStory("questionForm", "closed");
export const Refused = widgetStory("questionForm", "refused");
