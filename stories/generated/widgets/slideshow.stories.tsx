// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/slideshow" };

export const Normal = widgetStory("slideshow", "normal");
export const Empty = widgetStory("slideshow", "empty");
export const LongText = widgetStory("slideshow", "longText");
export const Hostile = widgetStory("slideshow", "hostile");
export const OtherKind = widgetStory("slideshow", "otherKind");
