/**
 * Which component draws what: one list to read. Unknown variants of a type fall back to its default. What the ministry's home draws
 * comes with every page; the rest loads with the pages that draw it (`lazyModule`, by the name that file and component share).
 */
import { lazyModule, type RegistryDefinition } from "@portal/react";
import { CardsDefault } from "./cards-default/CardsDefault.tsx";
import { ImageCards } from "./cards-image-cards/ImageCards.tsx";
import { LinkList } from "./cards-link-list/LinkList.tsx";
import { LogoStrip } from "./cards-logo-strip/LogoStrip.tsx";
import { SiteList } from "./cards-site-list/SiteList.tsx";
import { CategoriesDefault } from "./categories-default/CategoriesDefault.tsx";
import { NewsColumns } from "./categories-news-columns/NewsColumns.tsx";
import { LeadNews } from "./category-lead-news/LeadNews.tsx";
import { NewsBlock } from "./category-news-block/NewsBlock.tsx";
import { PinnedNews } from "./category-pinned-news/PinnedNews.tsx";
import { SeriesTable } from "./category-series-table/SeriesTable.tsx";
import { Video } from "./category-video/Video.tsx";
import { TreeDefault } from "./tree-categories-default/TreeDefault.tsx";
import { FailedState } from "./ui/FailedState.tsx";
import { widgetReads } from "./generated/widget-reads.ts";
import { widgets } from "./widgets/index.ts";

export const registryDefinition: RegistryDefinition = {
  blocks: {
    category: {
      default: lazyModule("CategoryDefault", () => import("./category-default/CategoryDefault.tsx")),
      leadNews: LeadNews,
      pinnedNews: PinnedNews,
      newsBlock: NewsBlock,
      newsList: lazyModule("NewsList", () => import("./category-news-list/NewsList.tsx")),
      video: Video,
      photos: lazyModule("Photos", () => import("./category-photos/Photos.tsx")),
      seriesTable: SeriesTable,
      documentList: lazyModule("DocumentList", () => import("./category-document-list/DocumentList.tsx")),
      pressRelease: lazyModule("PressRelease", () => import("./category-press-release/PressRelease.tsx")),
      articleLink: lazyModule("ArticleLink", () => import("./category-article-link/ArticleLink.tsx")),
      changeLog: lazyModule("ChangeLog", () => import("./category-change-log/ChangeLog.tsx")),
      researchAbstracts: lazyModule("ResearchAbstracts", () => import("./category-research-abstracts/ResearchAbstracts.tsx")),
      albumWall: lazyModule("AlbumWall", () => import("./category-album-wall/AlbumWall.tsx")),
      governanceTimeline: lazyModule("GovernanceTimeline", () => import("./category-governance-timeline/GovernanceTimeline.tsx")),
      editorialLead: lazyModule("EditorialLead", () => import("./category-editorial-lead/EditorialLead.tsx")),
      numberedList: lazyModule("NumberedList", () => import("./category-numbered-list/NumberedList.tsx")),
      activityDiary: lazyModule("ActivityDiary", () => import("./category-activity-diary/ActivityDiary.tsx")),
      statements: lazyModule("Statements", () => import("./category-statements/Statements.tsx")),
      newsTimeline: lazyModule("NewsTimeline", () => import("./category-news-timeline/NewsTimeline.tsx")),
      smallMultiples: lazyModule("SmallMultiples", () => import("./category-small-multiples/SmallMultiples.tsx")),
      noticeBoard: lazyModule("NoticeBoard", () => import("./category-notice-board/NoticeBoard.tsx")),
      monthLedger: lazyModule("MonthLedger", () => import("./category-month-ledger/MonthLedger.tsx")),
      bannerLead: lazyModule("BannerLead", () => import("./category-banner-lead/BannerLead.tsx")),
      newsStrip: lazyModule("NewsStrip", () => import("./category-news-strip/NewsStrip.tsx")),
    },
    categories: {
      default: CategoriesDefault,
      newsColumns: NewsColumns,
      linkList: lazyModule("CategoryLinks", () => import("./categories-link-list/CategoryLinks.tsx")),
      topicLedger: lazyModule("TopicLedger", () => import("./categories-topic-ledger/TopicLedger.tsx")),
      marketBoard: lazyModule("MarketBoard", () => import("./categories-market-board/MarketBoard.tsx")),
      serviceGroups: lazyModule("ServiceGroups", () => import("./categories-service-groups/ServiceGroups.tsx")),
      programmeBoard: lazyModule("ProgrammeBoard", () => import("./categories-programme-board/ProgrammeBoard.tsx")),
    },
    treeCategories: {
      default: TreeDefault,
      outline: lazyModule("TreeOutline", () => import("./tree-categories-outline/TreeOutline.tsx")),
    },
    cards: {
      default: CardsDefault,
      logoStrip: LogoStrip,
      linkList: LinkList,
      siteList: SiteList,
      imageCards: ImageCards,
      bannerCards: lazyModule("BannerCards", () => import("./cards-banner-cards/BannerCards.tsx")),
      leaderCard: lazyModule("LeaderCard", () => import("./cards-leader-card/LeaderCard.tsx")),
      rssList: lazyModule("RssList", () => import("./cards-rss-list/RssList.tsx")),
      bookShelf: lazyModule("BookShelf", () => import("./cards-book-shelf/BookShelf.tsx")),
      benefitTickets: lazyModule("BenefitTickets", () => import("./cards-benefit-tickets/BenefitTickets.tsx")),
      portalDirectory: lazyModule("PortalDirectory", () => import("./cards-portal-directory/PortalDirectory.tsx")),
      quickTasks: lazyModule("QuickTasks", () => import("./cards-quick-tasks/QuickTasks.tsx")),
      leaderStrip: lazyModule("LeaderStrip", () => import("./cards-leader-strip/LeaderStrip.tsx")),
    },
  },
  widgets,
  reads: widgetReads,
  fallback: FailedState,
};
