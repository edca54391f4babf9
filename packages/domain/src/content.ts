/** What a page's content is made from, and what is read in it. Browsers need hardly any of it: pages come to them with their content. */
export { withMediaAddresses } from "./addresses/media.ts";
export { personAnchor } from "./addresses/person-anchor.ts";
export { slugOf } from "./addresses/slug.ts";
export { draftState } from "./drafts/draft-state.ts";
export { storedPath } from "./files/article-file.ts";
export { articleSubject } from "./files/view-of-body.ts";
export { type PortalParameters, readParameters, REPRESENTATIVE_PARAMETERS, START_PARAMETERS } from "./parameters.ts";
export { FEED_BLOCK, feedAddress } from "./queries/feeds.ts";
export { portalCatalogue } from "./portal-catalogue.ts";
export { portalNeedSchemas } from "./queries/table.ts";
export { emptyPageRecords } from "./source.ts";
export { countedUpTo } from "./totals.ts";
export { readReceipt, RECEIPT_DIGITS, receiptCheckDigit, showReceipt } from "./receipts/receipt-number.ts";
export { fold, wordsOf } from "./search/fold.ts";
export { markText, snippetOf, type Wanted, writtenIn } from "./search/mark.ts";
export { markedForm } from "./search/marked-form.ts";
export { ALL_SITES, readSearch, searchQuery, searchTypes } from "./search/request.ts";
export { parseTyped } from "./search/terms.ts";
