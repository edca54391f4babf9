// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/documentRelations" };

export const Normal = widgetStory("documentRelations", "normal");
export const Empty = widgetStory("documentRelations", "empty");
export const LongText = widgetStory("documentRelations", "longText");
export const Hostile = widgetStory("documentRelations", "hostile");
