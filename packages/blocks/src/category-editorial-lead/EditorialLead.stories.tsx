import { exampleProps } from "../examples.ts";
import { EditorialLead } from "./EditorialLead.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/editorialLead", component: EditorialLead };

export const Normal = { args: exampleProps("category", "editorialLead", examples.normal) };
export const Empty = { args: exampleProps("category", "editorialLead", examples.empty) };
export const LongText = { args: exampleProps("category", "editorialLead", examples.longText) };
export const Hostile = { args: exampleProps("category", "editorialLead", examples.hostile) };
