// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Several/sites" };

export const Normal = widgetStory("sites", "normal");
export const Empty = widgetStory("sites", "empty");
export const LongText = widgetStory("sites", "longText");
export const Hostile = widgetStory("sites", "hostile");
