import { exampleProps } from "../examples.ts";
import { CardsDefault } from "./CardsDefault.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/default", component: CardsDefault };

export const Normal = { args: exampleProps("cards", "default", examples.normal) };
export const Empty = { args: exampleProps("cards", "default", examples.empty) };
export const LongText = { args: exampleProps("cards", "default", examples.longText) };
export const Hostile = { args: exampleProps("cards", "default", examples.hostile) };
