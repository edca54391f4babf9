// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/draftStatus" };

export const Normal = widgetStory("draftStatus", "normal");
export const Empty = widgetStory("draftStatus", "empty");
export const LongText = widgetStory("draftStatus", "longText");
export const Hostile = widgetStory("draftStatus", "hostile");
export const Closed = widgetStory("draftStatus", "closed");
export const LastDay = widgetStory("draftStatus", "lastDay");
export const PassedOn = widgetStory("draftStatus", "passedOn");
