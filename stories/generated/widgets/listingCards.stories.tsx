// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Category views/listingCards" };

export const Normal = widgetStory("listingCards", "normal");
export const Empty = widgetStory("listingCards", "empty");
export const LongText = widgetStory("listingCards", "longText");
export const Hostile = widgetStory("listingCards", "hostile");
