// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/benefitTickets" };

export const Normal = blockStory("cards", "benefitTickets", "normal");
export const Empty = blockStory("cards", "benefitTickets", "empty");
export const LongText = blockStory("cards", "benefitTickets", "longText");
export const Hostile = blockStory("cards", "benefitTickets", "hostile");
