import { exampleProps } from "../examples.ts";
import { BookShelf } from "./BookShelf.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/bookShelf", component: BookShelf };

export const Normal = { args: exampleProps("cards", "bookShelf", examples.normal) };
export const Empty = { args: exampleProps("cards", "bookShelf", examples.empty) };
export const LongText = { args: exampleProps("cards", "bookShelf", examples.longText) };
export const Hostile = { args: exampleProps("cards", "bookShelf", examples.hostile) };
