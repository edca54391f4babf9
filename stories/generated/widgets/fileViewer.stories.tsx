// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/fileViewer" };

export const Normal = widgetStory("fileViewer", "normal");
export const Empty = widgetStory("fileViewer", "empty");
export const LongText = widgetStory("fileViewer", "longText");
export const Hostile = widgetStory("fileViewer", "hostile");
export const Word = widgetStory("fileViewer", "word");
export const Pdf = widgetStory("fileViewer", "pdf");
export const Preparing = widgetStory("fileViewer", "preparing");
export const Macros = widgetStory("fileViewer", "macros");
export const OtherType = widgetStory("fileViewer", "otherType");
export const TooLarge = widgetStory("fileViewer", "tooLarge");
export const Unknown = widgetStory("fileViewer", "unknown");
export const Unsafe = widgetStory("fileViewer", "unsafe");
