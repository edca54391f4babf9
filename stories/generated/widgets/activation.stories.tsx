// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/activation" };

export const Normal = widgetStory("activation", "normal");
export const Empty = widgetStory("activation", "empty");
export const LongText = widgetStory("activation", "longText");
export const Hostile = widgetStory("activation", "hostile");
export const Linked = widgetStory("activation", "linked");
export const Refused = widgetStory("activation", "refused");
