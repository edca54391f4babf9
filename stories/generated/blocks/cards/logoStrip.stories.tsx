// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/logoStrip" };

export const Normal = blockStory("cards", "logoStrip", "normal");
export const Empty = blockStory("cards", "logoStrip", "empty");
export const LongText = blockStory("cards", "logoStrip", "longText");
export const Hostile = blockStory("cards", "logoStrip", "hostile");
