// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/ratings" };

export const Normal = widgetStory("ratings", "normal");
export const Empty = widgetStory("ratings", "empty");
export const LongText = widgetStory("ratings", "longText");
export const Hostile = widgetStory("ratings", "hostile");
export const Unrated = widgetStory("ratings", "unrated");
export const Rated = widgetStory("ratings", "rated");
