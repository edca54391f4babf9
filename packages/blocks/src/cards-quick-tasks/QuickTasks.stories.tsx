import { exampleProps } from "../examples.ts";
import { QuickTasks } from "./QuickTasks.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/quickTasks", component: QuickTasks };

export const Normal = { args: exampleProps("cards", "quickTasks", examples.normal) };
export const Empty = { args: exampleProps("cards", "quickTasks", examples.empty) };
export const LongText = { args: exampleProps("cards", "quickTasks", examples.longText) };
export const Hostile = { args: exampleProps("cards", "quickTasks", examples.hostile) };
