// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/questions" };

export const Normal = widgetStory("questions", "normal");
export const Empty = widgetStory("questions", "empty");
export const LongText = widgetStory("questions", "longText");
export const Hostile = widgetStory("questions", "hostile");
export const NothingFound = widgetStory("questions", "nothingFound");
