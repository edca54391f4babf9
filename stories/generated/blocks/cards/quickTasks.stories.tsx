// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/cards/quickTasks" };

export const Normal = blockStory("cards", "quickTasks", "normal");
export const Empty = blockStory("cards", "quickTasks", "empty");
export const LongText = blockStory("cards", "quickTasks", "longText");
export const Hostile = blockStory("cards", "quickTasks", "hostile");
