// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/searchForm" };

export const Normal = widgetStory("searchForm", "normal");
export const Empty = widgetStory("searchForm", "empty");
export const LongText = widgetStory("searchForm", "longText");
export const Hostile = widgetStory("searchForm", "hostile");
