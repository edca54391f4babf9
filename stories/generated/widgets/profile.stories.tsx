// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/profile" };

export const Normal = widgetStory("profile", "normal");
export const Empty = widgetStory("profile", "empty");
export const LongText = widgetStory("profile", "longText");
export const Hostile = widgetStory("profile", "hostile");
