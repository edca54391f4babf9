import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { StockInformation } from "./StockInformation.tsx";

export const definition = defineWidget({
  name: "stockInformation",
  description: "Market figures as small multiples: the last value, a line, the table behind it, all of it as files.",
  reads: [],
  component: StockInformation,
  examples,
});
