/**
 * Widgets: fixed parts of templates, by the name under which a template's `static` asks for them. All but the smallest load with the
 * pages that draw them: `lazyModule` takes the name that file and component share.
 */
import { lazyModule, type Widget, type WidgetWithFallback } from "@portal/react";
import type { widgetReads } from "../generated/widget-reads.ts";
import { HomeTitle } from "./homeTitle/HomeTitle.tsx";
import { PageTitle } from "./pageTitle/PageTitle.tsx";

type Reads = typeof widgetReads;
/** Each gets what its definition declares to read, and may read no more. */
type Lines = {
  readonly [Name in keyof Reads]: Widget<Reads[Name][number]> | WidgetWithFallback<Reads[Name][number]>;
};

export const widgets: Lines = {
  homeTitle: HomeTitle,
  fileViewer: lazyModule("FileViewer", () => import("./fileViewer/FileViewer.tsx")),
  pageTitle: PageTitle,
  listing: lazyModule("Listing", () => import("./listing/Listing.tsx")),
  listingCards: lazyModule("ListingCards", () => import("./listingCards/ListingCards.tsx")),
  budgetFigures: lazyModule("BudgetFigures", () => import("./budgetFigures/BudgetFigures.tsx")),
  budgetByKind: lazyModule("BudgetByKind", () => import("./budgetByKind/BudgetByKind.tsx")),
  budgetExecution: lazyModule("BudgetExecution", () => import("./budgetExecution/BudgetExecution.tsx")),
  subcategories: lazyModule("Subcategories", () => import("./subcategories/Subcategories.tsx")),
  article: lazyModule("Article", () => import("./article/Article.tsx")),
  articleHead: lazyModule("ArticleHead", () => import("./articleHead/ArticleHead.tsx")),
  articleMain: lazyModule("ArticleMain", () => import("./articleMain/ArticleMain.tsx")),
  articleText: lazyModule("ArticleText", () => import("./articleText/ArticleText.tsx")),
  articleReading: lazyModule("ArticleReading", () => import("./articleReading/ArticleReading.tsx")),
  articleStatic: lazyModule("ArticleStatic", () => import("./articleStatic/ArticleStatic.tsx")),
  documentCitation: lazyModule("DocumentCitation", () => import("./documentCitation/DocumentCitation.tsx")),
  documentDetail: lazyModule("DocumentDetail", () => import("./documentDetail/DocumentDetail.tsx")),
  documentForce: {
    component: lazyModule("DocumentForce", () => import("./documentForce/DocumentForce.tsx")),
    fallback: lazyModule("DocumentForceFailed", () => import("./documentForce/DocumentForceFailed.tsx")),
  },
  documentRelations: lazyModule("DocumentRelations", () => import("./documentRelations/DocumentRelations.tsx")),
  documents: lazyModule("Documents", () => import("./documents/Documents.tsx")),
  articleFiles: lazyModule("ArticleFiles", () => import("./articleFiles/ArticleFiles.tsx")),
  draftStatus: lazyModule("DraftStatus", () => import("./draftStatus/DraftStatus.tsx")),
  draftOutcome: lazyModule("DraftOutcome", () => import("./draftOutcome/DraftOutcome.tsx")),
  contributionForm: lazyModule("ContributionForm", () => import("./contributionForm/ContributionForm.tsx")),
  infographic: lazyModule("Infographic", () => import("./infographic/Infographic.tsx")),
  photoDetail: lazyModule("PhotoDetail", () => import("./photoDetail/PhotoDetail.tsx")),
  slideshow: lazyModule("Slideshow", () => import("./slideshow/Slideshow.tsx")),
  videoDetail: lazyModule("VideoDetail", () => import("./videoDetail/VideoDetail.tsx")),
  ratings: lazyModule("Ratings", () => import("./ratings/Ratings.tsx")),
  articleAside: lazyModule("ArticleAside", () => import("./articleAside/ArticleAside.tsx")),
  otherArticles: lazyModule("OtherArticles", () => import("./otherArticles/OtherArticles.tsx")),
  readingList: lazyModule("ReadingList", () => import("./readingList/ReadingList.tsx")),
  stockInformation: lazyModule("StockInformation", () => import("./stockInformation/StockInformation.tsx")),
  draftContribution: lazyModule("DraftContribution", () => import("./draftContribution/DraftContribution.tsx")),
  staticPage: lazyModule("StaticPage", () => import("./staticPage/StaticPage.tsx")),
  gettingStarted: lazyModule("GettingStarted", () => import("./gettingStarted/GettingStarted.tsx")),
  notFound: lazyModule("NotFound", () => import("./notFound/NotFound.tsx")),
  people: lazyModule("People", () => import("./people/People.tsx")),
  sitemap: lazyModule("Sitemap", () => import("./sitemap/Sitemap.tsx")),
  searchForm: lazyModule("SearchForm", () => import("./searchForm/SearchForm.tsx")),
  search: {
    component: lazyModule("Search", () => import("./search/Search.tsx")),
    fallback: lazyModule("SearchFailed", () => import("./search/SearchFailed.tsx")),
  },
  questions: lazyModule("Questions", () => import("./questions/Questions.tsx")),
  visitStatistics: lazyModule("VisitStatistics", () => import("./visitStatistics/VisitStatistics.tsx")),
  question: lazyModule("Question", () => import("./question/Question.tsx")),
  reportForm: lazyModule("ReportForm", () => import("./reportForm/ReportForm.tsx")),
  questionForm: lazyModule("QuestionForm", () => import("./questionForm/QuestionForm.tsx")),
  receiptStatus: lazyModule("ReceiptStatus", () => import("./receiptStatus/ReceiptStatus.tsx")),
  contacts: lazyModule("Contacts", () => import("./contacts/Contacts.tsx")),
  sites: lazyModule("Sites", () => import("./sites/Sites.tsx")),
  openData: lazyModule("OpenData", () => import("./openData/OpenData.tsx")),
  login: lazyModule("Login", () => import("./login/Login.tsx")),
  registration: lazyModule("Registration", () => import("./registration/Registration.tsx")),
  activation: lazyModule("Activation", () => import("./activation/Activation.tsx")),
  passwordForgotten: lazyModule("PasswordForgotten", () => import("./passwordForgotten/PasswordForgotten.tsx")),
  passwordReset: lazyModule("PasswordReset", () => import("./passwordReset/PasswordReset.tsx")),
  profile: lazyModule("Profile", () => import("./profile/Profile.tsx")),
};
