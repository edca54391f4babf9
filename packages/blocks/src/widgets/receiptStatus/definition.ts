import { defineWidget } from "../../define-block.ts";
import { examples, unknown, answered } from "./examples.ts";
import { ReceiptStatus } from "./ReceiptStatus.tsx";

export const definition = defineWidget({
  name: "receiptStatus",
  description: "Where something that a visitor sent stands, by its receipt.",
  reads: ["receipt", "forms", "path"],
  component: ReceiptStatus,
  examples,
  more: { unknown, answered },
});
