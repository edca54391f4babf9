// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/registration" };

export const Normal = widgetStory("registration", "normal");
export const Empty = widgetStory("registration", "empty");
export const LongText = widgetStory("registration", "longText");
export const Hostile = widgetStory("registration", "hostile");
export const Refused = widgetStory("registration", "refused");
