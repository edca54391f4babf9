import { exampleProps } from "../examples.ts";
import { ImageCards } from "./ImageCards.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/imageCards", component: ImageCards };

export const Normal = { args: exampleProps("cards", "imageCards", examples.normal) };
export const Empty = { args: exampleProps("cards", "imageCards", examples.empty) };
export const LongText = { args: exampleProps("cards", "imageCards", examples.longText) };
export const Hostile = { args: exampleProps("cards", "imageCards", examples.hostile) };
