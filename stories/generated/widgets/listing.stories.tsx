// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/listing" };

export const Normal = widgetStory("listing", "normal");
export const Empty = widgetStory("listing", "empty");
export const LongText = widgetStory("listing", "longText");
export const Hostile = widgetStory("listing", "hostile");
