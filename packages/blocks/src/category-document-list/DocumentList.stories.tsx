import { exampleProps } from "../examples.ts";
import { DocumentList } from "./DocumentList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/documentList", component: DocumentList };

export const Normal = { args: exampleProps("category", "documentList", examples.normal) };
export const Empty = { args: exampleProps("category", "documentList", examples.empty) };
export const LongText = { args: exampleProps("category", "documentList", examples.longText) };
export const Hostile = { args: exampleProps("category", "documentList", examples.hostile) };
