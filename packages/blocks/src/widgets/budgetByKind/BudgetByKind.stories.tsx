import { exampleWidgetProps } from "../example-page.ts";
import { BudgetByKind } from "./BudgetByKind.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/budgetByKind", component: BudgetByKind };

export const Normal = { args: exampleWidgetProps("budgetByKind", examples.normal) };
export const Empty = { args: exampleWidgetProps("budgetByKind", examples.empty) };
export const LongText = { args: exampleWidgetProps("budgetByKind", examples.longText) };
export const Hostile = { args: exampleWidgetProps("budgetByKind", examples.hostile) };
