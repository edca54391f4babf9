/** What content means beyond its place in a layout: searches, files, feeds, drafts, addresses of media. */
export { storedPath } from "./article-file.ts";
export { draftState } from "./draft.ts";
export { FEED_BLOCK, feedAddress } from "./feeds.ts";
export { withMediaAddresses } from "./media.ts";
export { type PortalParameters, readParameters, REPRESENTATIVE_PARAMETERS, representativesOf, START_PARAMETERS } from "./parameters.ts";
export { personAnchor } from "./person-anchor.ts";
export { readReceipt, RECEIPT_DIGITS, receiptCheckDigit, showReceipt } from "./receipt.ts";
export { markText, snippetOf, type Wanted, writtenIn } from "./search/mark.ts";
export { markedForm } from "./search/marked-form.ts";
export { ALL_SITES, readSearch, searchQuery, searchTypes } from "./search/request.ts";
export { fold, wordsOf } from "./search/fold.ts";
export { parseTyped } from "./search/terms.ts";
