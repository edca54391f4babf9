import { exampleWidgetProps } from "../example-page.ts";
import { BudgetFigures } from "./BudgetFigures.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/budgetFigures", component: BudgetFigures };

export const Normal = { args: exampleWidgetProps("budgetFigures", examples.normal) };
export const Empty = { args: exampleWidgetProps("budgetFigures", examples.empty) };
export const LongText = { args: exampleWidgetProps("budgetFigures", examples.longText) };
export const Hostile = { args: exampleWidgetProps("budgetFigures", examples.hostile) };
