// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/contacts" };

export const Normal = widgetStory("contacts", "normal");
export const Empty = widgetStory("contacts", "empty");
export const LongText = widgetStory("contacts", "longText");
export const Hostile = widgetStory("contacts", "hostile");
