import { exampleWidgetProps } from "../example-page.ts";
import { closed, examples, refused, reported } from "./examples.ts";
import { ReportForm } from "./ReportForm.tsx";

export default { title: "Widgets/reportForm", component: ReportForm };

export const Normal = { args: exampleWidgetProps("reportForm", examples.normal) };
export const Empty = { args: exampleWidgetProps("reportForm", examples.empty) };
export const LongText = { args: exampleWidgetProps("reportForm", examples.longText) };
export const Hostile = { args: exampleWidgetProps("reportForm", examples.hostile) };
export const Closed = { args: exampleWidgetProps("reportForm", closed) };
export const Refused = { args: exampleWidgetProps("reportForm", refused) };
export const Reported = { args: exampleWidgetProps("reportForm", reported) };
