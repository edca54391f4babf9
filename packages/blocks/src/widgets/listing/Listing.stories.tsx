import { exampleWidgetProps } from "../example-page.ts";
import { Listing } from "./Listing.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/listing", component: Listing };

export const Normal = { args: exampleWidgetProps("listing", examples.normal) };
export const Empty = { args: exampleWidgetProps("listing", examples.empty) };
export const LongText = { args: exampleWidgetProps("listing", examples.longText) };
export const Hostile = { args: exampleWidgetProps("listing", examples.hostile) };
