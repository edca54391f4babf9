// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/openData" };

export const Normal = widgetStory("openData", "normal");
export const Empty = widgetStory("openData", "empty");
export const LongText = widgetStory("openData", "longText");
export const Hostile = widgetStory("openData", "hostile");
