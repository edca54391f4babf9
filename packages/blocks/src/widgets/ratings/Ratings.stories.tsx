import { exampleWidgetProps } from "../example-page.ts";
import { Ratings } from "./Ratings.tsx";
import { examples, rated, unrated } from "./examples.ts";

export default { title: "Widgets/ratings", component: Ratings };

export const Normal = { args: exampleWidgetProps("ratings", examples.normal) };
export const Empty = { args: exampleWidgetProps("ratings", examples.empty) };
export const LongText = { args: exampleWidgetProps("ratings", examples.longText) };
export const Hostile = { args: exampleWidgetProps("ratings", examples.hostile) };
export const Unrated = { args: exampleWidgetProps("ratings", unrated) };
export const Rated = { args: exampleWidgetProps("ratings", rated) };
