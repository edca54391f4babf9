/** Every block folder with its examples and schema: for the conformance suite, Storybook and documentation. Not part of the portal's bundle. */
import type { BlockType } from "@portal/core";
import type { Component, BlockProps, ContentByType } from "@portal/react";
import type { BlockExamples } from "./examples.ts";
import { CategoryDefault } from "./category-default/CategoryDefault.tsx";
import categoryDefaultSchema from "./category-default/content.schema.json" with { type: "json" };
import { examples as categoryDefaultExamples } from "./category-default/examples.ts";
import { LeadNews } from "./category-lead-news/LeadNews.tsx";
import categoryLeadNewsSchema from "./category-lead-news/content.schema.json" with { type: "json" };
import { examples as categoryLeadNewsExamples } from "./category-lead-news/examples.ts";
import { PinnedNews } from "./category-pinned-news/PinnedNews.tsx";
import categoryPinnedNewsSchema from "./category-pinned-news/content.schema.json" with { type: "json" };
import { examples as categoryPinnedNewsExamples } from "./category-pinned-news/examples.ts";
import { NewsBlock } from "./category-news-block/NewsBlock.tsx";
import categoryNewsBlockSchema from "./category-news-block/content.schema.json" with { type: "json" };
import { examples as categoryNewsBlockExamples } from "./category-news-block/examples.ts";
import { NewsList } from "./category-news-list/NewsList.tsx";
import categoryNewsListSchema from "./category-news-list/content.schema.json" with { type: "json" };
import { examples as categoryNewsListExamples } from "./category-news-list/examples.ts";
import { Video } from "./category-video/Video.tsx";
import categoryVideoSchema from "./category-video/content.schema.json" with { type: "json" };
import { examples as categoryVideoExamples } from "./category-video/examples.ts";
import { Photos } from "./category-photos/Photos.tsx";
import categoryPhotosSchema from "./category-photos/content.schema.json" with { type: "json" };
import { examples as categoryPhotosExamples } from "./category-photos/examples.ts";
import { SeriesTable } from "./category-series-table/SeriesTable.tsx";
import categorySeriesTableSchema from "./category-series-table/content.schema.json" with { type: "json" };
import { examples as categorySeriesTableExamples } from "./category-series-table/examples.ts";
import { DocumentList } from "./category-document-list/DocumentList.tsx";
import categoryDocumentListSchema from "./category-document-list/content.schema.json" with { type: "json" };
import { examples as categoryDocumentListExamples } from "./category-document-list/examples.ts";
import { PressRelease } from "./category-press-release/PressRelease.tsx";
import categoryPressReleaseSchema from "./category-press-release/content.schema.json" with { type: "json" };
import { examples as categoryPressReleaseExamples } from "./category-press-release/examples.ts";
import { ArticleLink } from "./category-article-link/ArticleLink.tsx";
import categoryArticleLinkSchema from "./category-article-link/content.schema.json" with { type: "json" };
import { examples as categoryArticleLinkExamples } from "./category-article-link/examples.ts";
import { CategoriesDefault } from "./categories-default/CategoriesDefault.tsx";
import categoriesDefaultSchema from "./categories-default/content.schema.json" with { type: "json" };
import { examples as categoriesDefaultExamples } from "./categories-default/examples.ts";
import { NewsColumns } from "./categories-news-columns/NewsColumns.tsx";
import categoriesNewsColumnsSchema from "./categories-news-columns/content.schema.json" with { type: "json" };
import { examples as categoriesNewsColumnsExamples } from "./categories-news-columns/examples.ts";
import { CategoryLinks } from "./categories-link-list/CategoryLinks.tsx";
import categoriesLinkListSchema from "./categories-link-list/content.schema.json" with { type: "json" };
import { examples as categoriesLinkListExamples } from "./categories-link-list/examples.ts";
import { TreeDefault } from "./tree-default/TreeDefault.tsx";
import treeDefaultSchema from "./tree-default/content.schema.json" with { type: "json" };
import { examples as treeDefaultExamples } from "./tree-default/examples.ts";
import { TreeOutline } from "./tree-outline/TreeOutline.tsx";
import treeOutlineSchema from "./tree-outline/content.schema.json" with { type: "json" };
import { examples as treeOutlineExamples } from "./tree-outline/examples.ts";
import { CardsDefault } from "./cards-default/CardsDefault.tsx";
import cardsDefaultSchema from "./cards-default/content.schema.json" with { type: "json" };
import { examples as cardsDefaultExamples } from "./cards-default/examples.ts";
import { LogoStrip } from "./cards-logo-strip/LogoStrip.tsx";
import cardsLogoStripSchema from "./cards-logo-strip/content.schema.json" with { type: "json" };
import { examples as cardsLogoStripExamples } from "./cards-logo-strip/examples.ts";
import { LinkList } from "./cards-link-list/LinkList.tsx";
import cardsLinkListSchema from "./cards-link-list/content.schema.json" with { type: "json" };
import { examples as cardsLinkListExamples } from "./cards-link-list/examples.ts";
import { SiteList } from "./cards-site-list/SiteList.tsx";
import cardsSiteListSchema from "./cards-site-list/content.schema.json" with { type: "json" };
import { examples as cardsSiteListExamples } from "./cards-site-list/examples.ts";
import { ImageCards } from "./cards-image-cards/ImageCards.tsx";
import cardsImageCardsSchema from "./cards-image-cards/content.schema.json" with { type: "json" };
import { examples as cardsImageCardsExamples } from "./cards-image-cards/examples.ts";
import { BannerCards } from "./cards-banner-cards/BannerCards.tsx";
import cardsBannerCardsSchema from "./cards-banner-cards/content.schema.json" with { type: "json" };
import { examples as cardsBannerCardsExamples } from "./cards-banner-cards/examples.ts";
import { LeaderCard } from "./cards-leader-card/LeaderCard.tsx";
import cardsLeaderCardSchema from "./cards-leader-card/content.schema.json" with { type: "json" };
import { examples as cardsLeaderCardExamples } from "./cards-leader-card/examples.ts";
import { RssList } from "./cards-rss-list/RssList.tsx";
import cardsRssListSchema from "./cards-rss-list/content.schema.json" with { type: "json" };
import { examples as cardsRssListExamples } from "./cards-rss-list/examples.ts";

interface EntryOf<T extends BlockType> {
  readonly folder: string;
  readonly type: T;
  /** Variant of the type. */
  readonly name: string;
  readonly Component: Component<BlockProps<ContentByType[T]>>;
  readonly examples: BlockExamples<ContentByType[T]>;
  /** JSON Schema of the content; refers to content.schema.json of the core. */
  readonly schema: object;
}

export type BlockEntry = { readonly [T in BlockType]: EntryOf<T> }[BlockType];

export const catalogue: readonly BlockEntry[] = [
  {
    folder: "category-default",
    type: "category",
    name: "default",
    Component: CategoryDefault,
    examples: categoryDefaultExamples,
    schema: categoryDefaultSchema,
  },
  {
    folder: "category-lead-news",
    type: "category",
    name: "leadNews",
    Component: LeadNews,
    examples: categoryLeadNewsExamples,
    schema: categoryLeadNewsSchema,
  },
  {
    folder: "category-pinned-news",
    type: "category",
    name: "pinnedNews",
    Component: PinnedNews,
    examples: categoryPinnedNewsExamples,
    schema: categoryPinnedNewsSchema,
  },
  {
    folder: "category-news-block",
    type: "category",
    name: "newsBlock",
    Component: NewsBlock,
    examples: categoryNewsBlockExamples,
    schema: categoryNewsBlockSchema,
  },
  {
    folder: "category-news-list",
    type: "category",
    name: "newsList",
    Component: NewsList,
    examples: categoryNewsListExamples,
    schema: categoryNewsListSchema,
  },
  {
    folder: "category-video",
    type: "category",
    name: "video",
    Component: Video,
    examples: categoryVideoExamples,
    schema: categoryVideoSchema,
  },
  {
    folder: "category-photos",
    type: "category",
    name: "photos",
    Component: Photos,
    examples: categoryPhotosExamples,
    schema: categoryPhotosSchema,
  },
  {
    folder: "category-series-table",
    type: "category",
    name: "seriesTable",
    Component: SeriesTable,
    examples: categorySeriesTableExamples,
    schema: categorySeriesTableSchema,
  },
  {
    folder: "category-document-list",
    type: "category",
    name: "documentList",
    Component: DocumentList,
    examples: categoryDocumentListExamples,
    schema: categoryDocumentListSchema,
  },
  {
    folder: "category-press-release",
    type: "category",
    name: "pressRelease",
    Component: PressRelease,
    examples: categoryPressReleaseExamples,
    schema: categoryPressReleaseSchema,
  },
  {
    folder: "category-article-link",
    type: "category",
    name: "articleLink",
    Component: ArticleLink,
    examples: categoryArticleLinkExamples,
    schema: categoryArticleLinkSchema,
  },
  {
    folder: "categories-default",
    type: "categories",
    name: "default",
    Component: CategoriesDefault,
    examples: categoriesDefaultExamples,
    schema: categoriesDefaultSchema,
  },
  {
    folder: "categories-news-columns",
    type: "categories",
    name: "newsColumns",
    Component: NewsColumns,
    examples: categoriesNewsColumnsExamples,
    schema: categoriesNewsColumnsSchema,
  },
  {
    folder: "categories-link-list",
    type: "categories",
    name: "linkList",
    Component: CategoryLinks,
    examples: categoriesLinkListExamples,
    schema: categoriesLinkListSchema,
  },
  {
    folder: "tree-default",
    type: "treeCategories",
    name: "default",
    Component: TreeDefault,
    examples: treeDefaultExamples,
    schema: treeDefaultSchema,
  },
  {
    folder: "tree-outline",
    type: "treeCategories",
    name: "outline",
    Component: TreeOutline,
    examples: treeOutlineExamples,
    schema: treeOutlineSchema,
  },
  {
    folder: "cards-default",
    type: "cards",
    name: "default",
    Component: CardsDefault,
    examples: cardsDefaultExamples,
    schema: cardsDefaultSchema,
  },
  {
    folder: "cards-logo-strip",
    type: "cards",
    name: "logoStrip",
    Component: LogoStrip,
    examples: cardsLogoStripExamples,
    schema: cardsLogoStripSchema,
  },
  {
    folder: "cards-link-list",
    type: "cards",
    name: "linkList",
    Component: LinkList,
    examples: cardsLinkListExamples,
    schema: cardsLinkListSchema,
  },
  {
    folder: "cards-site-list",
    type: "cards",
    name: "siteList",
    Component: SiteList,
    examples: cardsSiteListExamples,
    schema: cardsSiteListSchema,
  },
  {
    folder: "cards-image-cards",
    type: "cards",
    name: "imageCards",
    Component: ImageCards,
    examples: cardsImageCardsExamples,
    schema: cardsImageCardsSchema,
  },
  {
    folder: "cards-banner-cards",
    type: "cards",
    name: "bannerCards",
    Component: BannerCards,
    examples: cardsBannerCardsExamples,
    schema: cardsBannerCardsSchema,
  },
  {
    folder: "cards-leader-card",
    type: "cards",
    name: "leaderCard",
    Component: LeaderCard,
    examples: cardsLeaderCardExamples,
    schema: cardsLeaderCardSchema,
  },
  {
    folder: "cards-rss-list",
    type: "cards",
    name: "rssList",
    Component: RssList,
    examples: cardsRssListExamples,
    schema: cardsRssListSchema,
  },
];
