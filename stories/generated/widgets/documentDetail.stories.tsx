// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/documentDetail" };

export const Normal = widgetStory("documentDetail", "normal");
export const Empty = widgetStory("documentDetail", "empty");
export const LongText = widgetStory("documentDetail", "longText");
export const Hostile = widgetStory("documentDetail", "hostile");
export const OtherKind = widgetStory("documentDetail", "otherKind");
