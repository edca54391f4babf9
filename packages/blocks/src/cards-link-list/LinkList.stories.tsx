import { exampleProps } from "../examples.ts";
import { LinkList } from "./LinkList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/linkList", component: LinkList };

export const Normal = { args: exampleProps("cards", "linkList", examples.normal) };
export const Empty = { args: exampleProps("cards", "linkList", examples.empty) };
export const LongText = { args: exampleProps("cards", "linkList", examples.longText) };
export const Hostile = { args: exampleProps("cards", "linkList", examples.hostile) };
