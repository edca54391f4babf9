// Generated from the folders that hold a definition.ts by `npm run generate`. Do not edit.
import type { BlockDefinition, ShellDefinition, WidgetDefinition } from "../define-block.ts";
import { definition as cardsBannerCards } from "../cards-banner-cards/definition.ts";
import { definition as cardsBenefitTickets } from "../cards-benefit-tickets/definition.ts";
import { definition as cardsBookShelf } from "../cards-book-shelf/definition.ts";
import { definition as cardsDefault } from "../cards-default/definition.ts";
import { definition as cardsImageCards } from "../cards-image-cards/definition.ts";
import { definition as cardsLeaderCard } from "../cards-leader-card/definition.ts";
import { definition as cardsLeaderStrip } from "../cards-leader-strip/definition.ts";
import { definition as cardsLinkList } from "../cards-link-list/definition.ts";
import { definition as cardsLogoStrip } from "../cards-logo-strip/definition.ts";
import { definition as cardsPortalDirectory } from "../cards-portal-directory/definition.ts";
import { definition as cardsQuickTasks } from "../cards-quick-tasks/definition.ts";
import { definition as cardsRssList } from "../cards-rss-list/definition.ts";
import { definition as cardsSiteList } from "../cards-site-list/definition.ts";
import { definition as categoriesDefault } from "../categories-default/definition.ts";
import { definition as categoriesLinkList } from "../categories-link-list/definition.ts";
import { definition as categoriesMarketBoard } from "../categories-market-board/definition.ts";
import { definition as categoriesNewsColumns } from "../categories-news-columns/definition.ts";
import { definition as categoriesProgrammeBoard } from "../categories-programme-board/definition.ts";
import { definition as categoriesServiceGroups } from "../categories-service-groups/definition.ts";
import { definition as categoriesTopicLedger } from "../categories-topic-ledger/definition.ts";
import { definition as categoryActivityDiary } from "../category-activity-diary/definition.ts";
import { definition as categoryAlbumWall } from "../category-album-wall/definition.ts";
import { definition as categoryArticleLink } from "../category-article-link/definition.ts";
import { definition as categoryBannerLead } from "../category-banner-lead/definition.ts";
import { definition as categoryChangeLog } from "../category-change-log/definition.ts";
import { definition as categoryDefault } from "../category-default/definition.ts";
import { definition as categoryDocumentList } from "../category-document-list/definition.ts";
import { definition as categoryEditorialLead } from "../category-editorial-lead/definition.ts";
import { definition as categoryGovernanceTimeline } from "../category-governance-timeline/definition.ts";
import { definition as categoryLeadNews } from "../category-lead-news/definition.ts";
import { definition as categoryMonthLedger } from "../category-month-ledger/definition.ts";
import { definition as categoryNewsBlock } from "../category-news-block/definition.ts";
import { definition as categoryNewsList } from "../category-news-list/definition.ts";
import { definition as categoryNewsStrip } from "../category-news-strip/definition.ts";
import { definition as categoryNewsTimeline } from "../category-news-timeline/definition.ts";
import { definition as categoryNoticeBoard } from "../category-notice-board/definition.ts";
import { definition as categoryNumberedList } from "../category-numbered-list/definition.ts";
import { definition as categoryPhotos } from "../category-photos/definition.ts";
import { definition as categoryPinnedNews } from "../category-pinned-news/definition.ts";
import { definition as categoryPressRelease } from "../category-press-release/definition.ts";
import { definition as categoryResearchAbstracts } from "../category-research-abstracts/definition.ts";
import { definition as categorySeriesTable } from "../category-series-table/definition.ts";
import { definition as categorySmallMultiples } from "../category-small-multiples/definition.ts";
import { definition as categoryStatements } from "../category-statements/definition.ts";
import { definition as categoryVideo } from "../category-video/definition.ts";
import { definition as shellDefault } from "../shell-default/definition.ts";
import { definition as shellOther } from "../shell-other/definition.ts";
import { definition as shellPlanningMinistry } from "../shell-planning-ministry/definition.ts";
import { definition as treeCategoriesDefault } from "../tree-categories-default/definition.ts";
import { definition as treeCategoriesOutline } from "../tree-categories-outline/definition.ts";
import { definition as widgetsActivation } from "../widgets/activation/definition.ts";
import { definition as widgetsArticle } from "../widgets/article/definition.ts";
import { definition as widgetsArticleAside } from "../widgets/articleAside/definition.ts";
import { definition as widgetsArticleFiles } from "../widgets/articleFiles/definition.ts";
import { definition as widgetsArticleHead } from "../widgets/articleHead/definition.ts";
import { definition as widgetsArticleMain } from "../widgets/articleMain/definition.ts";
import { definition as widgetsArticleReading } from "../widgets/articleReading/definition.ts";
import { definition as widgetsArticleStatic } from "../widgets/articleStatic/definition.ts";
import { definition as widgetsArticleText } from "../widgets/articleText/definition.ts";
import { definition as widgetsBudgetByKind } from "../widgets/budgetByKind/definition.ts";
import { definition as widgetsBudgetExecution } from "../widgets/budgetExecution/definition.ts";
import { definition as widgetsBudgetFigures } from "../widgets/budgetFigures/definition.ts";
import { definition as widgetsContacts } from "../widgets/contacts/definition.ts";
import { definition as widgetsContributionForm } from "../widgets/contributionForm/definition.ts";
import { definition as widgetsDocumentCitation } from "../widgets/documentCitation/definition.ts";
import { definition as widgetsDocumentDetail } from "../widgets/documentDetail/definition.ts";
import { definition as widgetsDocumentForce } from "../widgets/documentForce/definition.ts";
import { definition as widgetsDocumentRelations } from "../widgets/documentRelations/definition.ts";
import { definition as widgetsDocuments } from "../widgets/documents/definition.ts";
import { definition as widgetsDraftContribution } from "../widgets/draftContribution/definition.ts";
import { definition as widgetsDraftOutcome } from "../widgets/draftOutcome/definition.ts";
import { definition as widgetsDraftStatus } from "../widgets/draftStatus/definition.ts";
import { definition as widgetsFileViewer } from "../widgets/fileViewer/definition.ts";
import { definition as widgetsGettingStarted } from "../widgets/gettingStarted/definition.ts";
import { definition as widgetsHomeTitle } from "../widgets/homeTitle/definition.ts";
import { definition as widgetsInfographic } from "../widgets/infographic/definition.ts";
import { definition as widgetsListing } from "../widgets/listing/definition.ts";
import { definition as widgetsListingCards } from "../widgets/listingCards/definition.ts";
import { definition as widgetsLogin } from "../widgets/login/definition.ts";
import { definition as widgetsNotFound } from "../widgets/notFound/definition.ts";
import { definition as widgetsOpenData } from "../widgets/openData/definition.ts";
import { definition as widgetsOtherArticles } from "../widgets/otherArticles/definition.ts";
import { definition as widgetsPageTitle } from "../widgets/pageTitle/definition.ts";
import { definition as widgetsPasswordForgotten } from "../widgets/passwordForgotten/definition.ts";
import { definition as widgetsPasswordReset } from "../widgets/passwordReset/definition.ts";
import { definition as widgetsPeople } from "../widgets/people/definition.ts";
import { definition as widgetsPhotoDetail } from "../widgets/photoDetail/definition.ts";
import { definition as widgetsProfile } from "../widgets/profile/definition.ts";
import { definition as widgetsQuestion } from "../widgets/question/definition.ts";
import { definition as widgetsQuestionForm } from "../widgets/questionForm/definition.ts";
import { definition as widgetsQuestions } from "../widgets/questions/definition.ts";
import { definition as widgetsRatings } from "../widgets/ratings/definition.ts";
import { definition as widgetsReadingList } from "../widgets/readingList/definition.ts";
import { definition as widgetsReceiptStatus } from "../widgets/receiptStatus/definition.ts";
import { definition as widgetsRegistration } from "../widgets/registration/definition.ts";
import { definition as widgetsReportForm } from "../widgets/reportForm/definition.ts";
import { definition as widgetsSearch } from "../widgets/search/definition.ts";
import { definition as widgetsSearchForm } from "../widgets/searchForm/definition.ts";
import { definition as widgetsSitemap } from "../widgets/sitemap/definition.ts";
import { definition as widgetsSites } from "../widgets/sites/definition.ts";
import { definition as widgetsSlideshow } from "../widgets/slideshow/definition.ts";
import { definition as widgetsStaticPage } from "../widgets/staticPage/definition.ts";
import { definition as widgetsStockInformation } from "../widgets/stockInformation/definition.ts";
import { definition as widgetsSubcategories } from "../widgets/subcategories/definition.ts";
import { definition as widgetsVideoDetail } from "../widgets/videoDetail/definition.ts";
import { definition as widgetsVisitStatistics } from "../widgets/visitStatistics/definition.ts";

export const blockDefinitions: readonly BlockDefinition[] = [
  cardsBannerCards,
  cardsBenefitTickets,
  cardsBookShelf,
  cardsDefault,
  cardsImageCards,
  cardsLeaderCard,
  cardsLeaderStrip,
  cardsLinkList,
  cardsLogoStrip,
  cardsPortalDirectory,
  cardsQuickTasks,
  cardsRssList,
  cardsSiteList,
  categoriesDefault,
  categoriesLinkList,
  categoriesMarketBoard,
  categoriesNewsColumns,
  categoriesProgrammeBoard,
  categoriesServiceGroups,
  categoriesTopicLedger,
  categoryActivityDiary,
  categoryAlbumWall,
  categoryArticleLink,
  categoryBannerLead,
  categoryChangeLog,
  categoryDefault,
  categoryDocumentList,
  categoryEditorialLead,
  categoryGovernanceTimeline,
  categoryLeadNews,
  categoryMonthLedger,
  categoryNewsBlock,
  categoryNewsList,
  categoryNewsStrip,
  categoryNewsTimeline,
  categoryNoticeBoard,
  categoryNumberedList,
  categoryPhotos,
  categoryPinnedNews,
  categoryPressRelease,
  categoryResearchAbstracts,
  categorySeriesTable,
  categorySmallMultiples,
  categoryStatements,
  categoryVideo,
  treeCategoriesDefault,
  treeCategoriesOutline,
];

export const widgetDefinitions: readonly WidgetDefinition[] = [
  widgetsActivation,
  widgetsArticle,
  widgetsArticleAside,
  widgetsArticleFiles,
  widgetsArticleHead,
  widgetsArticleMain,
  widgetsArticleReading,
  widgetsArticleStatic,
  widgetsArticleText,
  widgetsBudgetByKind,
  widgetsBudgetExecution,
  widgetsBudgetFigures,
  widgetsContacts,
  widgetsContributionForm,
  widgetsDocumentCitation,
  widgetsDocumentDetail,
  widgetsDocumentForce,
  widgetsDocumentRelations,
  widgetsDocuments,
  widgetsDraftContribution,
  widgetsDraftOutcome,
  widgetsDraftStatus,
  widgetsFileViewer,
  widgetsGettingStarted,
  widgetsHomeTitle,
  widgetsInfographic,
  widgetsListing,
  widgetsListingCards,
  widgetsLogin,
  widgetsNotFound,
  widgetsOpenData,
  widgetsOtherArticles,
  widgetsPageTitle,
  widgetsPasswordForgotten,
  widgetsPasswordReset,
  widgetsPeople,
  widgetsPhotoDetail,
  widgetsProfile,
  widgetsQuestion,
  widgetsQuestionForm,
  widgetsQuestions,
  widgetsRatings,
  widgetsReadingList,
  widgetsReceiptStatus,
  widgetsRegistration,
  widgetsReportForm,
  widgetsSearch,
  widgetsSearchForm,
  widgetsSitemap,
  widgetsSites,
  widgetsSlideshow,
  widgetsStaticPage,
  widgetsStockInformation,
  widgetsSubcategories,
  widgetsVideoDetail,
  widgetsVisitStatistics,
];

export const shellDefinitions: readonly ShellDefinition[] = [
  shellDefault,
  shellOther,
  shellPlanningMinistry,
];
