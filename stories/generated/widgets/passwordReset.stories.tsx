// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/passwordReset" };

export const Normal = widgetStory("passwordReset", "normal");
export const Empty = widgetStory("passwordReset", "empty");
export const LongText = widgetStory("passwordReset", "longText");
export const Hostile = widgetStory("passwordReset", "hostile");
export const Linked = widgetStory("passwordReset", "linked");
export const Refused = widgetStory("passwordReset", "refused");
