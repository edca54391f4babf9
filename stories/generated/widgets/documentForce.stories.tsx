// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/documentForce" };

export const Normal = widgetStory("documentForce", "normal");
export const Empty = widgetStory("documentForce", "empty");
export const LongText = widgetStory("documentForce", "longText");
export const Hostile = widgetStory("documentForce", "hostile");
export const OtherKind = widgetStory("documentForce", "otherKind");
export const Expired = widgetStory("documentForce", "expired");
