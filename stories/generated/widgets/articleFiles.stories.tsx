// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/articleFiles" };

export const Normal = widgetStory("articleFiles", "normal");
export const Empty = widgetStory("articleFiles", "empty");
export const LongText = widgetStory("articleFiles", "longText");
export const Hostile = widgetStory("articleFiles", "hostile");
export const OtherKind = widgetStory("articleFiles", "otherKind");
