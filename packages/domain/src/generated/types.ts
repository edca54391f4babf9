// Generated from packages/domain/schema by `npm run generate`. Do not edit.
import type { Slug, Url } from "@portal/core";


/**
 * YYYY-MM-DD, or ISO 8601 with a time.
 */
export type Day = string
/**
 * What an article mainly holds, where it is not text.
 */
export type ArticleMedia = ("photos" | "video" | "link" | "file" | "document" | "infographic")

/**
 * An article as it is stored and sent (specification §3). Spellings are wire contracts.
 */
export interface ArticleRecord {
id?: (string | number)
slug: Slug
title: string
summary?: string
image?: Url
/**
 * ISO 8601; without a trailing Z it is UTC all the same (specification §9).
 */
publishedAt?: string
site?: Slug
category?: Slug
counterpart?: Slug
/**
 * 1 rich text, 2 photo gallery, 3 link or file, 4 other structured content.
 */
articleType: number
/**
 * Content by type, as a JSON string or an object.
 */
articleContent?: (string | {

})
/**
 * Article metadata (our extension), as an object or a JSON string.
 */
metadata?: (string | ArticleMetadataRecord)
}
export interface ArticleMetadataRecord {
/**
 * Template of the article (our extension).
 */
view?: string
/**
 * Where the text comes from.
 */
source?: string
author?: string
rating?: ArticleRating
}
/**
 * What readers gave the article, 1 to 5 stars.
 */
export interface ArticleRating {
average: number
count: number
}
/**
 * articleContent of type 1.
 */
export interface RichTextContent {
/**
 * HTML; sanitised before it is stored.
 */
Content: string
}
/**
 * articleContent of type 2.
 */
export interface GalleryContent {
/**
 * 1 or omitted: all photos as a page; 2: slideshow.
 */
DisplayType?: (number | string)
/**
 * @maxItems 300
 */
Photos: GalleryPhoto[]
}
export interface GalleryPhoto {
Title?: string
Description?: string
FileName?: string
Link?: Url
Order?: number
}
/**
 * articleContent of type 3.
 */
export interface LinkContent {
/**
 * 1 or 'link': a link; 2 or 'file': a file to download.
 */
Type?: (number | string)
Data: LinkData
}
export interface LinkData {
Link?: Url
FileName?: string
}
/**
 * articleContent of type 4. The specification shows no shape; ours tells a video, a document and an infographic apart by Kind (docs/choices.md).
 */
export interface StructuredContent {
Kind: ("video" | "document" | "infographic")
/**
 * HTML that accompanies it, of an infographic its text alternative; sanitised before it is stored.
 */
Content?: string
Source?: Url
Poster?: Url
Captions?: Url
/**
 * What is said and shown, as plain text.
 */
Transcript?: string
/**
 * Length in seconds.
 */
Duration?: number
/**
 * What kind of legal document it is.
 */
Type?: ("law" | "ordinance" | "resolution" | "decree" | "decision" | "circular" | "joint-circular" | "directive" | "official-letter" | "consolidated-text")
/**
 * Number of the document.
 */
Number?: string
Issuer?: string
/**
 * Field of policy that the document belongs to.
 */
Field?: string
IssuedAt?: Day
EffectiveAt?: Day
ExpiresAt?: Day
/**
 * What the document does to other documents of the portal; their pages say the same from their side.
 * 
 * @maxItems 50
 */
Relations?: DocumentRelation[]
OpensAt?: Day
Deadline?: Day
/**
 * @maxItems 50
 */
Files?: DocumentFile[]
}
export interface DocumentRelation {
Relation: ("amends" | "replaces" | "repeals" | "guides" | "corrects" | "consolidates")
Document: Slug
}
export interface DocumentFile {
Link: Url
FileName?: string
}
/**
 * News of another site, as its feed gives it.
 */
export interface FeedItem {
/**
 * Plain text.
 */
title: string
href?: string
/**
 * ISO 8601 with Z.
 */
publishedAt?: string
}
