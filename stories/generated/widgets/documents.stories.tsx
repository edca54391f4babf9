// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/documents" };

export const Normal = widgetStory("documents", "normal");
export const Empty = widgetStory("documents", "empty");
export const LongText = widgetStory("documents", "longText");
export const Hostile = widgetStory("documents", "hostile");
export const WrongValues = widgetStory("documents", "wrongValues");
export const NothingFound = widgetStory("documents", "nothingFound");
