// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/question" };

export const Normal = widgetStory("question", "normal");
export const Empty = widgetStory("question", "empty");
export const LongText = widgetStory("question", "longText");
export const Hostile = widgetStory("question", "hostile");
export const Waiting = widgetStory("question", "waiting");
