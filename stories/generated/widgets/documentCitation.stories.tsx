// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/documentCitation" };

export const Normal = widgetStory("documentCitation", "normal");
export const Empty = widgetStory("documentCitation", "empty");
export const LongText = widgetStory("documentCitation", "longText");
export const Hostile = widgetStory("documentCitation", "hostile");
export const OtherKind = widgetStory("documentCitation", "otherKind");
