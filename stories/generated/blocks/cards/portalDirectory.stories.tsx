// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/portalDirectory" };

export const Normal = blockStory("cards", "portalDirectory", "normal");
export const Empty = blockStory("cards", "portalDirectory", "empty");
export const LongText = blockStory("cards", "portalDirectory", "longText");
export const Hostile = blockStory("cards", "portalDirectory", "hostile");
