import { exampleWidgetProps } from "../example-page.ts";
import { People } from "./People.tsx";
import { examples, formerMinisters } from "./examples.ts";

export default { title: "Widgets/people", component: People };

export const Normal = { args: exampleWidgetProps("people", examples.normal) };
export const Empty = { args: exampleWidgetProps("people", examples.empty) };
export const LongText = { args: exampleWidgetProps("people", examples.longText) };
export const Hostile = { args: exampleWidgetProps("people", examples.hostile) };
export const FormerMinisters = { args: exampleWidgetProps("people", formerMinisters) };
