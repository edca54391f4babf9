/** Blocks of one category. */
import { CategoryDefault } from "../category-default/CategoryDefault.tsx";
import categoryDefaultSchema from "../category-default/content.schema.json" with { type: "json" };
import { examples as categoryDefault } from "../category-default/examples.ts";
import { LeadNews } from "../category-lead-news/LeadNews.tsx";
import categoryLeadNewsSchema from "../category-lead-news/content.schema.json" with { type: "json" };
import { examples as categoryLeadNews } from "../category-lead-news/examples.ts";
import { PinnedNews } from "../category-pinned-news/PinnedNews.tsx";
import categoryPinnedNewsSchema from "../category-pinned-news/content.schema.json" with { type: "json" };
import { examples as categoryPinnedNews } from "../category-pinned-news/examples.ts";
import { NewsBlock } from "../category-news-block/NewsBlock.tsx";
import categoryNewsBlockSchema from "../category-news-block/content.schema.json" with { type: "json" };
import { examples as categoryNewsBlock } from "../category-news-block/examples.ts";
import { NewsList } from "../category-news-list/NewsList.tsx";
import categoryNewsListSchema from "../category-news-list/content.schema.json" with { type: "json" };
import { examples as categoryNewsList } from "../category-news-list/examples.ts";
import { Video } from "../category-video/Video.tsx";
import categoryVideoSchema from "../category-video/content.schema.json" with { type: "json" };
import { examples as categoryVideo } from "../category-video/examples.ts";
import { Photos } from "../category-photos/Photos.tsx";
import categoryPhotosSchema from "../category-photos/content.schema.json" with { type: "json" };
import { examples as categoryPhotos } from "../category-photos/examples.ts";
import { SeriesTable } from "../category-series-table/SeriesTable.tsx";
import categorySeriesTableSchema from "../category-series-table/content.schema.json" with { type: "json" };
import { examples as categorySeriesTable } from "../category-series-table/examples.ts";
import { DocumentList } from "../category-document-list/DocumentList.tsx";
import categoryDocumentListSchema from "../category-document-list/content.schema.json" with { type: "json" };
import { examples as categoryDocumentList } from "../category-document-list/examples.ts";
import { PressRelease } from "../category-press-release/PressRelease.tsx";
import categoryPressReleaseSchema from "../category-press-release/content.schema.json" with { type: "json" };
import { examples as categoryPressRelease } from "../category-press-release/examples.ts";
import { ArticleLink } from "../category-article-link/ArticleLink.tsx";
import categoryArticleLinkSchema from "../category-article-link/content.schema.json" with { type: "json" };
import { examples as categoryArticleLink } from "../category-article-link/examples.ts";
import { ChangeLog } from "../category-change-log/ChangeLog.tsx";
import categoryChangeLogSchema from "../category-change-log/content.schema.json" with { type: "json" };
import { examples as categoryChangeLog } from "../category-change-log/examples.ts";
import { ResearchAbstracts } from "../category-research-abstracts/ResearchAbstracts.tsx";
import categoryResearchAbstractsSchema from "../category-research-abstracts/content.schema.json" with { type: "json" };
import { examples as categoryResearchAbstracts } from "../category-research-abstracts/examples.ts";
import { AlbumWall } from "../category-album-wall/AlbumWall.tsx";
import categoryAlbumWallSchema from "../category-album-wall/content.schema.json" with { type: "json" };
import { examples as categoryAlbumWall } from "../category-album-wall/examples.ts";
import { GovernanceTimeline } from "../category-governance-timeline/GovernanceTimeline.tsx";
import categoryGovernanceTimelineSchema from "../category-governance-timeline/content.schema.json" with { type: "json" };
import { examples as categoryGovernanceTimeline } from "../category-governance-timeline/examples.ts";
import { EditorialLead } from "../category-editorial-lead/EditorialLead.tsx";
import categoryEditorialLeadSchema from "../category-editorial-lead/content.schema.json" with { type: "json" };
import { examples as categoryEditorialLead } from "../category-editorial-lead/examples.ts";
import { NumberedList } from "../category-numbered-list/NumberedList.tsx";
import categoryNumberedListSchema from "../category-numbered-list/content.schema.json" with { type: "json" };
import { examples as categoryNumberedList } from "../category-numbered-list/examples.ts";
import { ActivityDiary } from "../category-activity-diary/ActivityDiary.tsx";
import categoryActivityDiarySchema from "../category-activity-diary/content.schema.json" with { type: "json" };
import { examples as categoryActivityDiary } from "../category-activity-diary/examples.ts";
import { Statements } from "../category-statements/Statements.tsx";
import categoryStatementsSchema from "../category-statements/content.schema.json" with { type: "json" };
import { examples as categoryStatements } from "../category-statements/examples.ts";
import { NewsTimeline } from "../category-news-timeline/NewsTimeline.tsx";
import categoryNewsTimelineSchema from "../category-news-timeline/content.schema.json" with { type: "json" };
import { examples as categoryNewsTimeline } from "../category-news-timeline/examples.ts";
import { SmallMultiples } from "../category-small-multiples/SmallMultiples.tsx";
import categorySmallMultiplesSchema from "../category-small-multiples/content.schema.json" with { type: "json" };
import { examples as categorySmallMultiples } from "../category-small-multiples/examples.ts";
import { NoticeBoard } from "../category-notice-board/NoticeBoard.tsx";
import categoryNoticeBoardSchema from "../category-notice-board/content.schema.json" with { type: "json" };
import { examples as categoryNoticeBoard } from "../category-notice-board/examples.ts";
import { MonthLedger } from "../category-month-ledger/MonthLedger.tsx";
import categoryMonthLedgerSchema from "../category-month-ledger/content.schema.json" with { type: "json" };
import { examples as categoryMonthLedger } from "../category-month-ledger/examples.ts";
import { BannerLead } from "../category-banner-lead/BannerLead.tsx";
import categoryBannerLeadSchema from "../category-banner-lead/content.schema.json" with { type: "json" };
import { examples as categoryBannerLead } from "../category-banner-lead/examples.ts";
import { NewsStrip } from "../category-news-strip/NewsStrip.tsx";
import categoryNewsStripSchema from "../category-news-strip/content.schema.json" with { type: "json" };
import { examples as categoryNewsStrip } from "../category-news-strip/examples.ts";
import { entriesOf } from "./entry.ts";

const entry = entriesOf("category");

export const categoryEntries = [
  entry("category-default", "default", CategoryDefault, categoryDefault, categoryDefaultSchema),
  entry("category-lead-news", "leadNews", LeadNews, categoryLeadNews, categoryLeadNewsSchema),
  entry("category-pinned-news", "pinnedNews", PinnedNews, categoryPinnedNews, categoryPinnedNewsSchema),
  entry("category-news-block", "newsBlock", NewsBlock, categoryNewsBlock, categoryNewsBlockSchema),
  entry("category-news-list", "newsList", NewsList, categoryNewsList, categoryNewsListSchema),
  entry("category-video", "video", Video, categoryVideo, categoryVideoSchema),
  entry("category-photos", "photos", Photos, categoryPhotos, categoryPhotosSchema),
  entry("category-series-table", "seriesTable", SeriesTable, categorySeriesTable, categorySeriesTableSchema),
  entry("category-document-list", "documentList", DocumentList, categoryDocumentList, categoryDocumentListSchema),
  entry("category-press-release", "pressRelease", PressRelease, categoryPressRelease, categoryPressReleaseSchema),
  entry("category-article-link", "articleLink", ArticleLink, categoryArticleLink, categoryArticleLinkSchema),
  entry("category-change-log", "changeLog", ChangeLog, categoryChangeLog, categoryChangeLogSchema),
  entry("category-research-abstracts", "researchAbstracts", ResearchAbstracts, categoryResearchAbstracts, categoryResearchAbstractsSchema),
  entry("category-album-wall", "albumWall", AlbumWall, categoryAlbumWall, categoryAlbumWallSchema),
  entry(
    "category-governance-timeline",
    "governanceTimeline",
    GovernanceTimeline,
    categoryGovernanceTimeline,
    categoryGovernanceTimelineSchema,
  ),
  entry("category-editorial-lead", "editorialLead", EditorialLead, categoryEditorialLead, categoryEditorialLeadSchema),
  entry("category-numbered-list", "numberedList", NumberedList, categoryNumberedList, categoryNumberedListSchema),
  entry("category-activity-diary", "activityDiary", ActivityDiary, categoryActivityDiary, categoryActivityDiarySchema),
  entry("category-statements", "statements", Statements, categoryStatements, categoryStatementsSchema),
  entry("category-news-timeline", "newsTimeline", NewsTimeline, categoryNewsTimeline, categoryNewsTimelineSchema),
  entry("category-small-multiples", "smallMultiples", SmallMultiples, categorySmallMultiples, categorySmallMultiplesSchema),
  entry("category-notice-board", "noticeBoard", NoticeBoard, categoryNoticeBoard, categoryNoticeBoardSchema),
  entry("category-month-ledger", "monthLedger", MonthLedger, categoryMonthLedger, categoryMonthLedgerSchema),
  entry("category-banner-lead", "bannerLead", BannerLead, categoryBannerLead, categoryBannerLeadSchema),
  entry("category-news-strip", "newsStrip", NewsStrip, categoryNewsStrip, categoryNewsStripSchema),
];
