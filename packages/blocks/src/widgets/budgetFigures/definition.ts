import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { BudgetFigures } from "./BudgetFigures.tsx";

export const definition = defineWidget({
  name: "budgetFigures",
  description:
    "The state budget at a glance: the latest figures, revenue and expenditure estimates as chart and table, all of it as files.",
  reads: [],
  component: BudgetFigures,
  examples,
});
