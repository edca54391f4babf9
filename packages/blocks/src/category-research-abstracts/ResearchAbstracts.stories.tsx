import { exampleProps } from "../examples.ts";
import { ResearchAbstracts } from "./ResearchAbstracts.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/researchAbstracts", component: ResearchAbstracts };

export const Normal = { args: exampleProps("category", "researchAbstracts", examples.normal) };
export const Empty = { args: exampleProps("category", "researchAbstracts", examples.empty) };
export const LongText = { args: exampleProps("category", "researchAbstracts", examples.longText) };
export const Hostile = { args: exampleProps("category", "researchAbstracts", examples.hostile) };
