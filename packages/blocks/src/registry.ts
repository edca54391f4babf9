/** Which component draws what: one list to read. Unknown variants of a type fall back to its default. */
import type { RegistryDefinition } from "@portal/react";
import { BannerCards } from "./cards-banner-cards/BannerCards.tsx";
import { CardsDefault } from "./cards-default/CardsDefault.tsx";
import { ImageCards } from "./cards-image-cards/ImageCards.tsx";
import { LeaderCard } from "./cards-leader-card/LeaderCard.tsx";
import { LinkList } from "./cards-link-list/LinkList.tsx";
import { LogoStrip } from "./cards-logo-strip/LogoStrip.tsx";
import { RssList } from "./cards-rss-list/RssList.tsx";
import { SiteList } from "./cards-site-list/SiteList.tsx";
import { CategoriesDefault } from "./categories-default/CategoriesDefault.tsx";
import { CategoryLinks } from "./categories-link-list/CategoryLinks.tsx";
import { NewsColumns } from "./categories-news-columns/NewsColumns.tsx";
import { ArticleLink } from "./category-article-link/ArticleLink.tsx";
import { CategoryDefault } from "./category-default/CategoryDefault.tsx";
import { DocumentList } from "./category-document-list/DocumentList.tsx";
import { LeadNews } from "./category-lead-news/LeadNews.tsx";
import { NewsBlock } from "./category-news-block/NewsBlock.tsx";
import { NewsList } from "./category-news-list/NewsList.tsx";
import { Photos } from "./category-photos/Photos.tsx";
import { PinnedNews } from "./category-pinned-news/PinnedNews.tsx";
import { PressRelease } from "./category-press-release/PressRelease.tsx";
import { SeriesTable } from "./category-series-table/SeriesTable.tsx";
import { Video } from "./category-video/Video.tsx";
import { TreeDefault } from "./tree-default/TreeDefault.tsx";
import { TreeOutline } from "./tree-outline/TreeOutline.tsx";
import { FailedState } from "./ui/FailedState.tsx";
import { widgets } from "./widgets/index.ts";

export const registryDefinition: RegistryDefinition = {
  blocks: {
    category: {
      default: CategoryDefault,
      leadNews: LeadNews,
      pinnedNews: PinnedNews,
      newsBlock: NewsBlock,
      newsList: NewsList,
      video: Video,
      photos: Photos,
      seriesTable: SeriesTable,
      documentList: DocumentList,
      pressRelease: PressRelease,
      articleLink: ArticleLink,
    },
    categories: {
      default: CategoriesDefault,
      newsColumns: NewsColumns,
      linkList: CategoryLinks,
    },
    treeCategories: {
      default: TreeDefault,
      outline: TreeOutline,
    },
    cards: {
      default: CardsDefault,
      logoStrip: LogoStrip,
      linkList: LinkList,
      siteList: SiteList,
      imageCards: ImageCards,
      bannerCards: BannerCards,
      leaderCard: LeaderCard,
      rssList: RssList,
    },
  },
  widgets,
  templates: {},
  fallback: FailedState,
};
