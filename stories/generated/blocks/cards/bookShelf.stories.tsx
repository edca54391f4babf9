// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/bookShelf" };

export const Normal = blockStory("cards", "bookShelf", "normal");
export const Empty = blockStory("cards", "bookShelf", "empty");
export const LongText = blockStory("cards", "bookShelf", "longText");
export const Hostile = blockStory("cards", "bookShelf", "hostile");
