/** The part of the layout inspector that Storybook and the editor share. */
export { BlockFacts } from "./inspector/BlockFacts.tsx";
