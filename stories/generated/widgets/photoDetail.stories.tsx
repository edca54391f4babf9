// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/photoDetail" };

export const Normal = widgetStory("photoDetail", "normal");
export const Empty = widgetStory("photoDetail", "empty");
export const LongText = widgetStory("photoDetail", "longText");
export const Hostile = widgetStory("photoDetail", "hostile");
export const OtherKind = widgetStory("photoDetail", "otherKind");
