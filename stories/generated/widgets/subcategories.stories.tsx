// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Several/subcategories" };

export const Normal = widgetStory("subcategories", "normal");
export const Empty = widgetStory("subcategories", "empty");
export const LongText = widgetStory("subcategories", "longText");
export const Hostile = widgetStory("subcategories", "hostile");
