import { exampleWidgetProps } from "../example-page.ts";
import { VideoDetail } from "./VideoDetail.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/videoDetail", component: VideoDetail };

export const Normal = { args: exampleWidgetProps("videoDetail", examples.normal) };
export const Empty = { args: exampleWidgetProps("videoDetail", examples.empty) };
export const LongText = { args: exampleWidgetProps("videoDetail", examples.longText) };
export const Hostile = { args: exampleWidgetProps("videoDetail", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("videoDetail", otherKind) };
