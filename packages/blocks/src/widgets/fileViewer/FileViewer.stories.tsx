import { exampleWidgetProps } from "../example-page.ts";
import { files, examples } from "./examples.ts";
import { FileViewer } from "./FileViewer.tsx";

export default { title: "Widgets/fileViewer", component: FileViewer };

export const Normal = { args: exampleWidgetProps("fileViewer", examples.normal) };
export const Empty = { args: exampleWidgetProps("fileViewer", examples.empty) };
export const LongText = { args: exampleWidgetProps("fileViewer", examples.longText) };
export const Hostile = { args: exampleWidgetProps("fileViewer", examples.hostile) };
export const Word = { args: exampleWidgetProps("fileViewer", files.word) };
export const Pdf = { args: exampleWidgetProps("fileViewer", files.pdf) };
export const Preparing = { args: exampleWidgetProps("fileViewer", files.preparing) };
export const Macros = { args: exampleWidgetProps("fileViewer", files.macros) };
export const OtherType = { args: exampleWidgetProps("fileViewer", files.otherType) };
export const TooLarge = { args: exampleWidgetProps("fileViewer", files.tooLarge) };
