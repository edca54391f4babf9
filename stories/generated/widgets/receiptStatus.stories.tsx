// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/receiptStatus" };

export const Normal = widgetStory("receiptStatus", "normal");
export const Empty = widgetStory("receiptStatus", "empty");
export const LongText = widgetStory("receiptStatus", "longText");
export const Hostile = widgetStory("receiptStatus", "hostile");
export const Unknown = widgetStory("receiptStatus", "unknown");
export const Answered = widgetStory("receiptStatus", "answered");
