// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/videoDetail" };

export const Normal = widgetStory("videoDetail", "normal");
export const Empty = widgetStory("videoDetail", "empty");
export const LongText = widgetStory("videoDetail", "longText");
export const Hostile = widgetStory("videoDetail", "hostile");
export const OtherKind = widgetStory("videoDetail", "otherKind");
