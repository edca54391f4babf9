import { exampleWidgetProps } from "../example-page.ts";
import { answered, examples, unknown } from "./examples.ts";
import { ReceiptStatus } from "./ReceiptStatus.tsx";

export default { title: "Widgets/receiptStatus", component: ReceiptStatus };

export const Normal = { args: exampleWidgetProps("receiptStatus", examples.normal) };
export const Empty = { args: exampleWidgetProps("receiptStatus", examples.empty) };
export const LongText = { args: exampleWidgetProps("receiptStatus", examples.longText) };
export const Hostile = { args: exampleWidgetProps("receiptStatus", examples.hostile) };
export const Unknown = { args: exampleWidgetProps("receiptStatus", unknown) };
export const Answered = { args: exampleWidgetProps("receiptStatus", answered) };
