import { defineWidget } from "../../define-block.ts";
import { listingExamples } from "../listing-examples.ts";
import { ListingCards } from "./ListingCards.tsx";

export const definition = defineWidget({
  name: "listingCards",
  description: "The current category's articles, a page at a time, as cards with pictures.",
  reads: ["path"],
  component: ListingCards,
  examples: listingExamples,
});
