// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/draftOutcome" };

export const Normal = widgetStory("draftOutcome", "normal");
export const Empty = widgetStory("draftOutcome", "empty");
export const LongText = widgetStory("draftOutcome", "longText");
export const Hostile = widgetStory("draftOutcome", "hostile");
