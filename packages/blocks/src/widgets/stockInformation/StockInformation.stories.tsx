import { exampleWidgetProps } from "../example-page.ts";
import { StockInformation } from "./StockInformation.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/stockInformation", component: StockInformation };

export const Normal = { args: exampleWidgetProps("stockInformation", examples.normal) };
export const Empty = { args: exampleWidgetProps("stockInformation", examples.empty) };
export const LongText = { args: exampleWidgetProps("stockInformation", examples.longText) };
export const Hostile = { args: exampleWidgetProps("stockInformation", examples.hostile) };
