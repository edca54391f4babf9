import { listingExamples } from "../listing-examples.ts";

export const examples = listingExamples;
