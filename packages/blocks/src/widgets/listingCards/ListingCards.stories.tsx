import { exampleWidgetProps } from "../example-page.ts";
import { ListingCards } from "./ListingCards.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/listingCards", component: ListingCards };

export const Normal = { args: exampleWidgetProps("listingCards", examples.normal) };
export const Empty = { args: exampleWidgetProps("listingCards", examples.empty) };
export const LongText = { args: exampleWidgetProps("listingCards", examples.longText) };
export const Hostile = { args: exampleWidgetProps("listingCards", examples.hostile) };
