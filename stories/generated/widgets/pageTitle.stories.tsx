// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Several/pageTitle" };

export const Normal = widgetStory("pageTitle", "normal");
export const Empty = widgetStory("pageTitle", "empty");
export const LongText = widgetStory("pageTitle", "longText");
export const Hostile = widgetStory("pageTitle", "hostile");
