// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/login" };

export const Normal = widgetStory("login", "normal");
export const Empty = widgetStory("login", "empty");
export const LongText = widgetStory("login", "longText");
export const Hostile = widgetStory("login", "hostile");
export const Closed = widgetStory("login", "closed");
export const Refused = widgetStory("login", "refused");
