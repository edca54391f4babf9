import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { BudgetExecution } from "./BudgetExecution.tsx";

export const definition = defineWidget({
  name: "budgetExecution",
  description: "What was planned against what was spent, over the years: it pairs the series `x-estimate` with `x-outturn`.",
  reads: [],
  component: BudgetExecution,
  examples,
});
