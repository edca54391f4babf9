// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Homes/homeTitle" };

export const Normal = widgetStory("homeTitle", "normal");
export const Empty = widgetStory("homeTitle", "empty");
export const LongText = widgetStory("homeTitle", "longText");
export const Hostile = widgetStory("homeTitle", "hostile");
