import { exampleWidgetProps } from "../example-page.ts";
import { PhotoDetail } from "./PhotoDetail.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/photoDetail", component: PhotoDetail };

export const Normal = { args: exampleWidgetProps("photoDetail", examples.normal) };
export const Empty = { args: exampleWidgetProps("photoDetail", examples.empty) };
export const LongText = { args: exampleWidgetProps("photoDetail", examples.longText) };
export const Hostile = { args: exampleWidgetProps("photoDetail", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("photoDetail", otherKind) };
