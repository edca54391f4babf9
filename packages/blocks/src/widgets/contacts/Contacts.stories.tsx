import { exampleWidgetProps } from "../example-page.ts";
import { Contacts } from "./Contacts.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/contacts", component: Contacts };

export const Normal = { args: exampleWidgetProps("contacts", examples.normal) };
export const Empty = { args: exampleWidgetProps("contacts", examples.empty) };
export const LongText = { args: exampleWidgetProps("contacts", examples.longText) };
export const Hostile = { args: exampleWidgetProps("contacts", examples.hostile) };
