// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/sitemap" };

export const Normal = widgetStory("sitemap", "normal");
export const Empty = widgetStory("sitemap", "empty");
export const LongText = widgetStory("sitemap", "longText");
export const Hostile = widgetStory("sitemap", "hostile");
