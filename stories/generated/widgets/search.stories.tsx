// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/search" };

export const Normal = widgetStory("search", "normal");
export const Empty = widgetStory("search", "empty");
export const LongText = widgetStory("search", "longText");
export const Hostile = widgetStory("search", "hostile");
export const Chosen = widgetStory("search", "chosen");
export const Everywhere = widgetStory("search", "everywhere");
export const Nothing = widgetStory("search", "nothing");
export const Unavailable = widgetStory("search", "unavailable");
export const Widened = widgetStory("search", "widened");
