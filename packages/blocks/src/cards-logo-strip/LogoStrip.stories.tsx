import { exampleProps } from "../examples.ts";
import { LogoStrip } from "./LogoStrip.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/logoStrip", component: LogoStrip };

export const Normal = { args: exampleProps("cards", "logoStrip", examples.normal) };
export const Empty = { args: exampleProps("cards", "logoStrip", examples.empty) };
export const LongText = { args: exampleProps("cards", "logoStrip", examples.longText) };
export const Hostile = { args: exampleProps("cards", "logoStrip", examples.hostile) };
