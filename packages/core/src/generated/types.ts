// Generated from packages/core/schema by `npm run generate`. Do not edit.

/**
 * One path segment that names a site, category, article or page. Unique within its kind across all sites.
 */
export type Slug = string
/**
 * A category by slug, or an entry with children.
 */
export type CategoryReference = Slug | CategoryBranch
/**
 * A link or media address: a path on this portal or an absolute http(s), mailto or tel address. Checked again before it is drawn.
 */
export type Url = string
/**
 * Name of a layout, template, block or variant: letters, digits, '-' and '_'.
 */
export type Identifier = string
/**
 * What content a block takes: one category, a list of categories, a tree of categories, or hand-made cards.
 */
export type BlockType = ("category" | "categories" | "treeCategories" | "cards")
/**
 * A region, an area for a block, or a widget.
 */
export type TemplateNode = (TemplateRegion | TemplateArea | TemplateWidget)
export type Names = string[]
/**
 * JSON Schema of what a template writes under the name of a need: a whole number, true or false, one of some words, or a list of texts.
 */
export type NeedSchema = (WholeNumberSchema | BooleanSchema | WordSchema | ListSchema)

/**
 * Content of one block, as site or category metadata gives it. Which fields count follows from the block's type: category · categories · root/depth or categories with children · cards.
 */
export interface Assignment {
/**
 * Key of the block in the layout.
 */
key: string
category?: Slug
/**
 * Categories in order: slugs, or for trees entries with children.
 * 
 * @maxItems 100
 */
categories?: CategoryReference[]
root?: Slug
/**
 * Levels below the root, 1 to 6.
 */
depth?: number
/**
 * Hand-made cards (block type cards).
 * 
 * @maxItems 100
 */
cards?: CardAssignment[]
}
/**
 * One card. With `category` and no `link` it leads to the category and may list its newest articles.
 */
export interface CardAssignment {
/**
 * Text of the card; with a category its name by default.
 */
title?: string
link?: Url
image?: Url
/**
 * A sentence below the title.
 */
description?: string
category?: Slug
/**
 * Opens in a new tab.
 */
blank?: boolean
}
/**
 * A category and the categories shown below it.
 */
export interface CategoryBranch {
slug: Slug
/**
 * Entries one level down.
 * 
 * @maxItems 100
 */
children?: CategoryReference[]
}
/**
 * A category as it is stored and sent (specification §3). Spellings are wire contracts.
 */
export interface CategoryRecord {
/**
 * Id in the database.
 */
id?: (string | number)
slug: Slug
name: string
description?: string
site?: Slug
/**
 * Slug of the category above it.
 */
parent?: (null | Slug)
order?: number
counterpart?: Slug
/**
 * Category metadata, as an object or a JSON string.
 */
metadata?: (string | CategoryMetadataRecord)
}
/**
 * Presentation of a category.
 */
export interface CategoryMetadataRecord {
/**
 * Page layout of the category.
 */
layoutId?: string
/**
 * Template of the category where no layout is named (our extension).
 */
view?: string
/**
 * Template of its articles (our extension).
 */
articleView?: string
/**
 * @maxItems 200
 */
blocks?: Assignment[]
/**
 * Categories shown where a block of categories has no assignment of its own.
 * 
 * @maxItems 100
 */
categories?: CategoryReference[]
/**
 * Default layout id, before the site's.
 */
categoryDefaulLayout?: string
/**
 * Time series that belong to the category, by id (our extension).
 * 
 * @maxItems 20
 */
series?: Slug[]
}
/**
 * Text for people in Vietnamese and, where it differs, in English. A missing English text falls back to Vietnamese.
 */
export interface LocalizedText {
/**
 * Vietnamese text.
 */
vi: string
/**
 * English text.
 */
en?: string
}
/**
 * An article in a list. A host may add what its lists show besides.
 */
export interface ArticleSummary {
slug: string
/**
 * Path on this portal.
 */
href: string
title: string
summary?: string
image?: string
/**
 * ISO 8601 with Z.
 */
publishedAt?: string
articleType: number
}
/**
 * A category as a link.
 */
export interface CategorySummary {
slug: string
name: string
href: string
description?: string
}
/**
 * A time series.
 */
export interface Series {
id: string
/**
 * In the language of the page.
 */
label: string
/**
 * In the language of the page.
 */
unit: string
/**
 * Oldest first.
 */
points: SeriesPoint[]
}
export interface SeriesPoint {
/**
 * Day, YYYY-MM-DD.
 */
at: string
value: number
}
/**
 * Content of a block of type category.
 */
export interface CategoryContent {
category: CategorySummary
/**
 * Newest first.
 */
articles: ArticleSummary[]
series?: Series[]
}
/**
 * Content of a block of type categories.
 */
export interface CategoriesContent {
categories: CategoryContent[]
}
/**
 * A category with its subcategories.
 */
export interface TreeNode {
slug: string
name: string
href: string
children: TreeNode[]
}
/**
 * Content of a block of type treeCategories.
 */
export interface TreeContent {
nodes: TreeNode[]
}
/**
 * A hand-made card, ready to draw.
 */
export interface Card {
title: string
href?: string
image?: string
description?: string
blank?: boolean
/**
 * Newest articles of the card's category.
 */
articles?: ArticleSummary[]
/**
 * What the host adds below the card.
 */
items?: CardItem[]
}
/**
 * What stands below a card, from elsewhere. A host says what it holds.
 */
export interface CardItem {

}
/**
 * Content of a block of type cards.
 */
export interface CardsContent {
cards: Card[]
}
/**
 * A predefined page layout: a template and the blocks that fill its areas. One file per layout in layouts/pages.
 */
export interface LayoutDefinition {
/**
 * Path of this schema, so that an editor completes and explains the file.
 */
$schema?: string
/**
 * Version of the file format. Older files are brought up by `migrate`.
 */
version: 3
id: Identifier
label: LocalizedText
description?: LocalizedText
name: Identifier
/**
 * Kinds of page that may select this layout.
 * 
 * @minItems 1
 */
for: [("home" | "category" | "article"), ...(("home" | "category" | "article"))[]]
/**
 * Language the layout is made for; omitted where it serves both.
 */
language?: ("vi" | "en")
template: Identifier
/**
 * The blocks, one for each area of the template.
 * 
 * @maxItems 60
 */
blocks: LayoutBlock[]
}
/**
 * One block of a layout.
 */
export interface LayoutBlock {
key: Identifier
label: LocalizedText
type: BlockType
name: Identifier
/**
 * Whether administrators may assign its content.
 */
editable: boolean
/**
 * Articles shown for each category, 1 to 50. Omitted: as many as the host says.
 */
count?: number
/**
 * Which articles of a category come first: the newest, or those read most. Of a category that nobody has read, the newest. For blocks of type category.
 */
order?: ("newest" | "mostRead")
default?: Assignment
}
/**
 * A site as it is stored and sent (specification §3). Spellings are wire contracts.
 */
export interface SiteRecord {
slug: Slug
name: string
/**
 * 2 is English, anything else Vietnamese.
 */
language?: number
counterpart?: Slug
/**
 * Site metadata, as an object or a JSON string.
 */
metadata?: (string | SiteMetadataRecord)
}
/**
 * Presentation of a site: identity, menu, layout, content of the home page's blocks.
 */
export interface SiteMetadataRecord {
logo?: Url
banner?: Url
/**
 * Main menu; the default menu where omitted.
 * 
 * @maxItems 100
 */
menu?: MenuItemRecord[]
/**
 * Content of the home page's blocks; the last entry of a key counts.
 * 
 * @maxItems 200
 */
blocks?: Assignment[]
/**
 * Page layout of the home page (our extension).
 */
layoutId?: string
/**
 * Template of the home page where no layout is named (our extension).
 */
view?: string
/**
 * Name of the shell around the page; the host knows which there are.
 */
appLayout?: string
/**
 * Whether a page says how often the site is viewed, where the host has such a page for the site (our extension).
 */
publicStatistics?: boolean
/**
 * Layout id of categories that name none.
 */
categoryDefaulLayout?: string
/**
 * Layout id of the site's articles.
 */
articleDefaulLayout?: string
identity?: SiteIdentity
translation?: SiteTranslation
}
/**
 * An entry of the main menu.
 */
export interface MenuItemRecord {
path: Url
label: string
/**
 * Opens in a new tab.
 */
blank?: boolean
/**
 * Position; entries of equal order keep theirs.
 */
order?: number
/**
 * Submenu (our extension).
 * 
 * @maxItems 50
 */
children?: MenuItemRecord[]
}
/**
 * Who stands behind the site; shown in the footer (our extension).
 */
export interface SiteIdentity {
organisation?: string
address?: string
phone?: string
email?: string
/**
 * When visitors are received, as it is to be read.
 */
openingHours?: string
map?: Url
/**
 * Person or unit responsible for the content.
 */
responsible?: string
/**
 * Whether the site shows demonstration content: its pages then say so.
 */
sample?: boolean
}
/**
 * What stands around the site's pages in the other language, where no counterpart site does (our extension).
 */
export interface SiteTranslation {
name?: string
/**
 * Main menu; the host's own in that language where omitted.
 * 
 * @maxItems 100
 */
menu?: MenuItemRecord[]
identity?: SiteIdentity
}
/**
 * How a page is arranged: nested regions with an area for each block. Source order is reading order at every width; empty areas and regions collapse.
 */
export interface TemplateDefinition {
/**
 * Path of this schema, so that an editor completes and explains the file.
 */
$schema?: string
/**
 * Version of the file format.
 */
version: 1
id: Identifier
label: LocalizedText
root: TemplateRegion
}
/**
 * A part of the page that arranges its children as a stack or in columns.
 */
export interface TemplateRegion {
/**
 * stack: one below the other. grid: side by side in `columns`; a row whose neighbours are empty fills up.
 */
layout: ("stack" | "grid")
columns?: PerBreakpoint
span?: PerBreakpoint
/**
 * Landmark for assistive technology. Exactly one `main` a template; every other needs a label.
 */
landmark?: ("main" | "complementary" | "navigation" | "region")
label?: LocalizedText
heading?: RegionHeading
/**
 * Background of the region across the page: none, tint (light grey), accent (pale blue), ink (dark with white text) or frame (a bordered panel).
 */
surface?: ("none" | "tint" | "accent" | "ink" | "frame")
/**
 * Room between children.
 */
gap?: ("none" | "small" | "medium" | "large")
/**
 * page: at most 1200 px, centred. full: edge to edge. text: at most 75 characters.
 */
width?: ("page" | "full" | "text")
/**
 * @maxItems 60
 */
children: TemplateNode[]
}
/**
 * Columns, 1 to 12, from each width on: base 0, md 48 rem, lg 64 rem.
 */
export interface PerBreakpoint {
base?: number
md?: number
lg?: number
}
/**
 * A visible heading above the children.
 */
export interface RegionHeading {
level: number
text: LocalizedText
}
/**
 * Where the block of this key stands.
 */
export interface TemplateArea {
area: Identifier
span?: PerBreakpoint
/**
 * Level of the block's heading, 2 by default.
 */
level?: number
}
/**
 * A fixed part that no administrator assigns: the page title, a listing, the article. Drawn by the registered widget of that name.
 */
export interface TemplateWidget {
static: Identifier
span?: PerBreakpoint
/**
 * Level of its first heading; 1 for the page title, omitted where it has none.
 */
level?: number
needs?: WidgetNeeds
}
/**
 * Content the widget draws, beyond the page itself, by the names that the host knows (`needs` of its vocabulary.json).
 */
export interface WidgetNeeds {
[k: string]: unknown
}
/**
 * vocabulary.json of a folder of layouts: the names that the program which draws them knows.
 */
export interface VocabularyFile {
/**
 * Names of variants by block type.
 */
variants: {
[k: string]: Names
}
widgets: Names
/**
 * What widgets may need: by the names that templates write under `needs`, the schema of what stands there.
 */
needs?: {
[k: string]: NeedSchema
}
schemas?: SchemaPaths
}
export interface WholeNumberSchema {
description: string
type: "integer"
minimum: number
maximum: number
}
export interface BooleanSchema {
description: string
type: "boolean"
}
export interface WordSchema {
description: string
type: "string"
enum: string[]
}
export interface ListSchema {
description: string
type: "array"
maxItems: number
items: ListItemSchema
}
export interface ListItemSchema {
type: "string"
pattern: string
}
/**
 * What files name as their `$schema` where the host has a schema of its own: paths from pages or templates.
 */
export interface SchemaPaths {
layout?: string
template?: string
}
