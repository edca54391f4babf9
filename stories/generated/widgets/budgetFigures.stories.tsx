// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/budgetFigures" };

export const Normal = widgetStory("budgetFigures", "normal");
export const Empty = widgetStory("budgetFigures", "empty");
export const LongText = widgetStory("budgetFigures", "longText");
export const Hostile = widgetStory("budgetFigures", "hostile");
