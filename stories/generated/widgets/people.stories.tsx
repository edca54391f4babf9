// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Several/people" };

export const Normal = widgetStory("people", "normal");
export const Empty = widgetStory("people", "empty");
export const LongText = widgetStory("people", "longText");
export const Hostile = widgetStory("people", "hostile");
export const FormerMinisters = widgetStory("people", "formerMinisters");
