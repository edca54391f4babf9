import { defineWidget } from "../../define-block.ts";
import { listingExamples } from "../listing-examples.ts";
import { Listing } from "./Listing.tsx";

export const definition = defineWidget({
  name: "listing",
  description: "The current category's articles, a page at a time, as lines with date and summary.",
  reads: ["path"],
  component: Listing,
  examples: listingExamples,
});
