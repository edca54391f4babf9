// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/contributionForm" };

export const Normal = widgetStory("contributionForm", "normal");
export const Empty = widgetStory("contributionForm", "empty");
export const LongText = widgetStory("contributionForm", "longText");
export const Hostile = widgetStory("contributionForm", "hostile");
export const Closed = widgetStory("contributionForm", "closed");
export const ToOpen = widgetStory("contributionForm", "toOpen");
export const PassedOn = widgetStory("contributionForm", "passedOn");
