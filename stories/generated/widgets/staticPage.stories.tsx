// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/staticPage" };

export const Normal = widgetStory("staticPage", "normal");
export const Empty = widgetStory("staticPage", "empty");
export const LongText = widgetStory("staticPage", "longText");
export const Hostile = widgetStory("staticPage", "hostile");
