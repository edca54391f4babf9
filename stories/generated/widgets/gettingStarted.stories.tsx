// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/gettingStarted" };

export const Normal = widgetStory("gettingStarted", "normal");
export const Empty = widgetStory("gettingStarted", "empty");
export const LongText = widgetStory("gettingStarted", "longText");
export const Hostile = widgetStory("gettingStarted", "hostile");
