import { exampleWidgetProps } from "../example-page.ts";
import { BudgetExecution } from "./BudgetExecution.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/budgetExecution", component: BudgetExecution };

export const Normal = { args: exampleWidgetProps("budgetExecution", examples.normal) };
export const Empty = { args: exampleWidgetProps("budgetExecution", examples.empty) };
export const LongText = { args: exampleWidgetProps("budgetExecution", examples.longText) };
export const Hostile = { args: exampleWidgetProps("budgetExecution", examples.hostile) };
