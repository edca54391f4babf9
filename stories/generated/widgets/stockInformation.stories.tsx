// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Homes/stockInformation" };

export const Normal = widgetStory("stockInformation", "normal");
export const Empty = widgetStory("stockInformation", "empty");
export const LongText = widgetStory("stockInformation", "longText");
export const Hostile = widgetStory("stockInformation", "hostile");
