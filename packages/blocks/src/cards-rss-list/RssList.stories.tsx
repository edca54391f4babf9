import { exampleProps } from "../examples.ts";
import { RssList } from "./RssList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/rssList", component: RssList };

export const Normal = { args: exampleProps("cards", "rssList", examples.normal) };
export const Empty = { args: exampleProps("cards", "rssList", examples.empty) };
export const LongText = { args: exampleProps("cards", "rssList", examples.longText) };
export const Hostile = { args: exampleProps("cards", "rssList", examples.hostile) };
