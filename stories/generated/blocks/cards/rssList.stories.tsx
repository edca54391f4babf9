// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/rssList" };

export const Normal = blockStory("cards", "rssList", "normal");
export const Empty = blockStory("cards", "rssList", "empty");
export const LongText = blockStory("cards", "rssList", "longText");
export const Hostile = blockStory("cards", "rssList", "hostile");
