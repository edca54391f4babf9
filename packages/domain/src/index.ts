/**
 * What this portal is about, for servers and browsers: its addresses, its pages and their model, its kinds of queries. What browsers hardly need is in `/content`:
 * searches, files, feeds, drafts, receipts, parameters.
 */
export type * from "./articles/model.ts";
export type * from "./generated/types.ts";
export type * from "./forms.ts";
export type * from "./files/file-view.ts";
export type * from "./host.ts";
export type * from "./page.ts";
export { cardSize, type PageCard } from "./page-card.ts";
export { JOINED_STYLES, joinStyles, splitStyles } from "./joined-styles.ts";
export { bitmapTypes, pictureFormats, type PictureFormat, pictureSources, pictureWidths } from "./addresses/picture-sizes.ts";
export type * from "./portal-build.ts";
export type * from "./queries/datasets.ts";
export type { DocumentsContent } from "./queries/documents.ts";
export type * from "./queries/listing.ts";
export type * from "./queries/neighbours.ts";
export type * from "./queries/people.ts";
export type * from "./queries/query-context.ts";
export type * from "./queries/sites.ts";
export type * from "./queries/table.ts";
export type * from "./queries/visit-statistics.ts";
export type * from "./questions/model.ts";
export type * from "./drafts/model.ts";
export type { RatingSum } from "./ratings/ratings.ts";
export type * from "./receipts/model.ts";
export type * from "./search/model.ts";
export type * from "./source.ts";
export type { ParameterEntry } from "./parameters.ts";
export { type Audience, audienceOf } from "./audience.ts";
export { isFetchedAhead, notFetchedAhead, queriesFetchedAhead } from "./addresses/fetched-ahead.ts";
export { contentPrefix, type MinistryPage, ministryPages, questionPath, sitePagePath, storedPagePath } from "./addresses/ministry-pages.ts";
export {
  ADMINISTRATION_SEGMENT,
  articlePath,
  categoryPath,
  type FeedFormat,
  CARDS_SEGMENT,
  DATA_SEGMENT,
  EMBED_SEGMENT,
  PRINTED_ADDRESS_PATH,
  feedPath,
  feedTypes,
  isPagePath,
  PREVIEW_CHECK,
  PREVIEW_REFRESH,
  PREVIEW_SEGMENT,
  serverSegments,
  sitePath,
} from "./addresses/paths.ts";
export {
  CATALOGUE_PATH,
  chartEmbedPath,
  type DataFormat,
  dataFormats,
  datasetAnchor,
  dataTypes,
  headlinesEmbedPath,
  MOST_EMBEDDED,
  recordDataPath,
  seriesDataPath,
  seriesDatasetId,
} from "./addresses/open-data.ts";
export { LICENCE_ANCHOR, licences, publisherNames } from "./open-data/licence.ts";
export type * from "./open-data/embed.ts";
export { embedCode } from "./open-data/embed-code.ts";
export { escape } from "./escape.ts";
export { failNodes } from "./failed-nodes.ts";
export { createPageReader, keepText, type PageText, type ReadPage, writePage } from "./page-text.ts";
export { fillText } from "./fill-text.ts";
export { toInstant } from "./dates.ts";
export { remembered } from "./remembered.ts";
export type * from "./legal/model.ts";
export { citationOf } from "./legal/citation.ts";
export { documentFilterNames, forceNames } from "./legal/filter.ts";
export { documentTypeNames } from "./legal/type-names.ts";
export { layoutSettings, type LayoutSettings } from "./layout-settings.ts";
export { neighboursOf } from "./queries/neighbours.ts";
export { pageAddress, wholeAddress } from "./routes/page-address.ts";
export { OTHER_FIELD } from "./questions/model.ts";
export { pageFeed } from "./routes/page-feed.ts";
export { isSearchPath } from "./routes/is-search.ts";
export { NO_IMAGE, searchLinks, viewSite } from "./site-view.ts";
export { EXACT_TOTAL, MAX_PAGE } from "./totals.ts";
