// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/notFound" };

export const Normal = widgetStory("notFound", "normal");
export const Empty = widgetStory("notFound", "empty");
export const LongText = widgetStory("notFound", "longText");
export const Hostile = widgetStory("notFound", "hostile");
