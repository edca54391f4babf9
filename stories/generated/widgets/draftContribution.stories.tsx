// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/draftContribution" };

export const Normal = widgetStory("draftContribution", "normal");
export const Empty = widgetStory("draftContribution", "empty");
export const LongText = widgetStory("draftContribution", "longText");
export const Hostile = widgetStory("draftContribution", "hostile");
