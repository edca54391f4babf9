import { exampleProps } from "../examples.ts";
import { ProgrammeBoard } from "./ProgrammeBoard.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/programmeBoard", component: ProgrammeBoard };

export const Normal = { args: exampleProps("categories", "programmeBoard", examples.normal) };
export const Empty = { args: exampleProps("categories", "programmeBoard", examples.empty) };
export const LongText = { args: exampleProps("categories", "programmeBoard", examples.longText) };
export const Hostile = { args: exampleProps("categories", "programmeBoard", examples.hostile) };
