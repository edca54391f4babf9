// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/budgetExecution" };

export const Normal = widgetStory("budgetExecution", "normal");
export const Empty = widgetStory("budgetExecution", "empty");
export const LongText = widgetStory("budgetExecution", "longText");
export const Hostile = widgetStory("budgetExecution", "hostile");
