// Generated from packages/contracts/schema by `npm run generate`. Do not edit.

/**
 * Body of POST /api/article/reads. The specification shows categoryId only; other fields are taken and not used.
 */
export interface ArticleFilter {
  /**
   * The category's id, as digits.
   */
  categoryId: string | number;
}

/**
 * A published article (specification §3 and §7). Lists leave articleContent and metadata out.
 */
export interface ArticleData {
  id: string;
  slug: string;
  title: string;
  summary?: string;
  image?: string;
  /**
   * ISO 8601 without Z, in UTC (specification §9).
   */
  publishedAt?: string;
  /**
   * Slug of its site.
   */
  site: string;
  /**
   * Slug of its category.
   */
  category: string;
  /**
   * Slug of the same article in the other language.
   */
  counterpart?: string;
  /**
   * 1 rich text, 2 photo gallery, 3 link or file, 4 other structured content.
   */
  articleType: number;
  /**
   * What the article mainly holds, where it is not text (our extension).
   */
  media?: "photos" | "video" | "link" | "file" | "document" | "infographic";
  /**
   * JSON text of the content by type; its HTML is sanitised.
   */
  articleContent?: string;
  /**
   * As it is stored: JSON text.
   */
  metadata?: string;
}

/**
 * Query of GET /api/article/get-captcha, which answers with a picture (specification §7).
 */
export interface CaptchaQuery {
  /**
   * Names the form that the picture belongs to.
   */
  id: string;
}

/**
 * A category or a site, as the articlecategory calls answer it (specification §7). Only a site has a language and no site.
 */
export interface CategoryData {
  /**
   * For a category: the categoryId of POST /api/article/reads.
   */
  id: string;
  slug: string;
  name: string;
  description?: string;
  /**
   * Of a site: 2 is English, anything else Vietnamese.
   */
  language?: number;
  /**
   * Of a category: slug of its site.
   */
  site?: string;
  /**
   * Of a category: slug of the category above it, null at the top.
   */
  parent?: string | null;
  order?: number;
  /**
   * Slug of the same thing in the other language.
   */
  counterpart?: string;
  /**
   * As it is stored: JSON text that the reader parses (specification §3).
   */
  metadata?: string;
}

/**
 * Query of POST /api/article/send-contribution (specification §7); its multipart body may hold one file, `attachment`. What a form accepts is narrower.
 */
export interface ContributionQuery {
  /**
   * Names the form, as in the captcha's query.
   */
  id: string;
  title: string;
  fullName: string;
  email: string;
  address: string;
  content: string;
  phoneNumber: string;
  /**
   * What the visitor read in the captcha; spelled as the wire has it.
   */
  capcha: string;
  /**
   * Id of the draft document.
   */
  articleId: string;
}

/**
 * Query of GET /api/page.
 */
export interface PageQuery {
  /**
   * Path on this portal, with its query: "/btc/tin-noi-bat?page=2".
   */
  path: string;
  /**
   * Of the model that a document was drawn from, as the document names it: exactly that model is answered, or 410.
   */
  hash?: string;
}

/**
 * Query of GET /api/paramaters/gets.
 */
export interface ParameterQuery {
  type: number;
}

/**
 * One entry of the answer to GET /api/paramaters/gets (specification §7).
 */
export interface Parameter {
  /**
   * Group of the parameter; the portal asks for 2 at start.
   */
  type: number;
  key: string;
  value: string;
  /**
   * Text for people.
   */
  name?: string;
}

/**
 * Answer to GET /api/public-ip, without an envelope: the lookup that specification §7 leaves to another host, answered by our own server.
 */
export interface PublicIp {
  /**
   * Address of the visitor, IPv4 or IPv6.
   */
  ip: string;
}

/**
 * Body of POST /api/authen/refresh (specification §7).
 */
export interface RefreshRequest {
  /**
   * UUID of the browser.
   */
  clientId: string;
  /**
   * The access token, also an expired one.
   */
  token: string;
  refreshToken: string;
}

/**
 * Query of GET /api/series.csv, the former address of files of time series.
 */
export interface SeriesQuery {
  /**
   * Ids of one to twenty time series, separated by commas.
   */
  ids: string;
  /**
   * Language of the labels.
   */
  language?: "vi" | "en";
}

/**
 * Query of the calls that address by slug. A slug that cannot exist is simply not found.
 */
export interface SlugQuery {
  slug: string;
}

/**
 * Query of GET /api/search/suggestions.
 */
export interface SuggestionQuery {
  /**
   * What has been typed so far, with or without diacritics: whole words, the last one perhaps begun.
   */
  q: string;
  /**
   * Language of the titles.
   */
  language?: "vi" | "en";
}

/**
 * Data of the answer to POST /api/authen/refresh (specification §7).
 */
export interface TokenPair {
  /**
   * The access token: a JWT with the identity claims of specification §3.
   */
  token: string;
  refreshToken: string;
}

/**
 * Query of POST /api/article/reads: which part of the list. Page size is supplied by the caller (specification §9).
 */
export interface WindowQuery {
  /**
   * Articles to skip.
   */
  offset?: number;
  /**
   * Articles to send.
   */
  limit?: number;
}
