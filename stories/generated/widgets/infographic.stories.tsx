// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/infographic" };

export const Normal = widgetStory("infographic", "normal");
export const Empty = widgetStory("infographic", "empty");
export const LongText = widgetStory("infographic", "longText");
export const Hostile = widgetStory("infographic", "hostile");
export const OtherKind = widgetStory("infographic", "otherKind");
