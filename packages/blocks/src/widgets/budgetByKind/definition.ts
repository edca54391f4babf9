import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { BudgetByKind } from "./BudgetByKind.tsx";

export const definition = defineWidget({
  name: "budgetByKind",
  description:
    "What a budget is spent on in a year that the reader chooses: one yearly series a kind of expenditure, with its share and its change.",
  reads: ["path"],
  component: BudgetByKind,
  examples,
});
