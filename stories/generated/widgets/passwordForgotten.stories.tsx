// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Fixed pages/passwordForgotten" };

export const Normal = widgetStory("passwordForgotten", "normal");
export const Empty = widgetStory("passwordForgotten", "empty");
export const LongText = widgetStory("passwordForgotten", "longText");
export const Hostile = widgetStory("passwordForgotten", "hostile");
