/**
 * Which component draws what: one list to read. Unknown variants of a type fall back to its default. Each
 * loads with the pages that draw it (`lazyModule`, by the name that file and component share).
 */
import { lazyModule, type RegistryDefinition } from "@portal/react";
import { FailedState } from "./ui/FailedState.tsx";
import { widgetReads } from "./generated/widget-reads.ts";
import { widgets } from "./widgets/index.ts";

export const registryDefinition: RegistryDefinition = {
  blocks: {
    category: {
      default: lazyModule("CategoryDefault", () => import("./category-default/CategoryDefault.tsx")),
      leadNews: lazyModule("LeadNews", () => import("./category-lead-news/LeadNews.tsx")),
      pinnedNews: lazyModule("PinnedNews", () => import("./category-pinned-news/PinnedNews.tsx")),
      newsBlock: lazyModule("NewsBlock", () => import("./category-news-block/NewsBlock.tsx")),
      newsList: lazyModule("NewsList", () => import("./category-news-list/NewsList.tsx")),
      video: lazyModule("Video", () => import("./category-video/Video.tsx")),
      photos: lazyModule("Photos", () => import("./category-photos/Photos.tsx")),
      seriesTable: lazyModule("SeriesTable", () => import("./category-series-table/SeriesTable.tsx")),
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
      default: lazyModule("CategoriesDefault", () => import("./categories-default/CategoriesDefault.tsx")),
      newsColumns: lazyModule("NewsColumns", () => import("./categories-news-columns/NewsColumns.tsx")),
      linkList: lazyModule("CategoryLinks", () => import("./categories-link-list/CategoryLinks.tsx")),
      topicLedger: lazyModule("TopicLedger", () => import("./categories-topic-ledger/TopicLedger.tsx")),
      marketBoard: lazyModule("MarketBoard", () => import("./categories-market-board/MarketBoard.tsx")),
      serviceGroups: lazyModule("ServiceGroups", () => import("./categories-service-groups/ServiceGroups.tsx")),
      programmeBoard: lazyModule("ProgrammeBoard", () => import("./categories-programme-board/ProgrammeBoard.tsx")),
    },
    treeCategories: {
      default: lazyModule("TreeDefault", () => import("./tree-categories-default/TreeDefault.tsx")),
      outline: lazyModule("TreeOutline", () => import("./tree-categories-outline/TreeOutline.tsx")),
    },
    cards: {
      default: lazyModule("CardsDefault", () => import("./cards-default/CardsDefault.tsx")),
      logoStrip: lazyModule("LogoStrip", () => import("./cards-logo-strip/LogoStrip.tsx")),
      linkList: lazyModule("LinkList", () => import("./cards-link-list/LinkList.tsx")),
      siteList: lazyModule("SiteList", () => import("./cards-site-list/SiteList.tsx")),
      imageCards: lazyModule("ImageCards", () => import("./cards-image-cards/ImageCards.tsx")),
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
