import { exampleWidgetProps } from "../example-page.ts";
import { DocumentDetail } from "./DocumentDetail.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/documentDetail", component: DocumentDetail };

export const Normal = { args: exampleWidgetProps("documentDetail", examples.normal) };
export const Empty = { args: exampleWidgetProps("documentDetail", examples.empty) };
export const LongText = { args: exampleWidgetProps("documentDetail", examples.longText) };
export const Hostile = { args: exampleWidgetProps("documentDetail", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("documentDetail", otherKind) };
