// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/budgetByKind" };

export const Normal = widgetStory("budgetByKind", "normal");
export const Empty = widgetStory("budgetByKind", "empty");
export const LongText = widgetStory("budgetByKind", "longText");
export const Hostile = widgetStory("budgetByKind", "hostile");
