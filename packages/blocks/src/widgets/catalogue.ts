/** Every widget folder with its examples: for tests, Storybook and documentation. Not part of the portal's bundle. */
import type { Component, WidgetProps } from "@portal/react";
import { Article } from "./article/Article.tsx";
import { bodies, examples as article } from "./article/examples.ts";
import { ArticleHead } from "./articleHead/ArticleHead.tsx";
import { examples as articleHead } from "./articleHead/examples.ts";
import { ArticleMain } from "./articleMain/ArticleMain.tsx";
import { examples as articleMain } from "./articleMain/examples.ts";
import { ArticleText } from "./articleText/ArticleText.tsx";
import { examples as articleText } from "./articleText/examples.ts";
import { ArticleReading } from "./articleReading/ArticleReading.tsx";
import { examples as articleReading } from "./articleReading/examples.ts";
import { ArticleStatic } from "./articleStatic/ArticleStatic.tsx";
import { examples as articleStatic } from "./articleStatic/examples.ts";
import { DocumentDetail } from "./documentDetail/DocumentDetail.tsx";
import { examples as documentDetail, otherKind as documentDetailOtherKind } from "./documentDetail/examples.ts";
import { ArticleFiles } from "./articleFiles/ArticleFiles.tsx";
import { examples as articleFiles, otherKind as articleFilesOtherKind } from "./articleFiles/examples.ts";
import { DraftStatus } from "./draftStatus/DraftStatus.tsx";
import {
  examples as draftStatus,
  closed as draftStatusClosed,
  lastDay as draftStatusLastDay,
  passedOn as draftStatusPassedOn,
} from "./draftStatus/examples.ts";
import { ContributionForm } from "./contributionForm/ContributionForm.tsx";
import { examples as contributionForm, closed as contributionFormClosed, passedOn } from "./contributionForm/examples.ts";
import { DraftOutcome } from "./draftOutcome/DraftOutcome.tsx";
import { examples as draftOutcome } from "./draftOutcome/examples.ts";
import { closed as questionsClosed, examples as questionForm, refused as questionRefused } from "./questionForm/examples.ts";
import { QuestionForm } from "./questionForm/QuestionForm.tsx";
import { closed as reportsClosed, examples as reportForm, refused as reportRefused, reported } from "./reportForm/examples.ts";
import { ReportForm } from "./reportForm/ReportForm.tsx";
import { answered, examples as receiptStatus, unknown } from "./receiptStatus/examples.ts";
import { ReceiptStatus } from "./receiptStatus/ReceiptStatus.tsx";
import { Infographic } from "./infographic/Infographic.tsx";
import { examples as infographic, otherKind as infographicOtherKind } from "./infographic/examples.ts";
import { PhotoDetail } from "./photoDetail/PhotoDetail.tsx";
import { examples as photoDetail, otherKind as photoDetailOtherKind } from "./photoDetail/examples.ts";
import { Slideshow } from "./slideshow/Slideshow.tsx";
import { examples as slideshow, otherKind as slideshowOtherKind } from "./slideshow/examples.ts";
import { VideoDetail } from "./videoDetail/VideoDetail.tsx";
import { examples as videoDetail, otherKind as videoDetailOtherKind } from "./videoDetail/examples.ts";
import { Ratings } from "./ratings/Ratings.tsx";
import { examples as ratings, rated, unrated } from "./ratings/examples.ts";
import { ArticleAside } from "./articleAside/ArticleAside.tsx";
import { examples as articleAside } from "./articleAside/examples.ts";
import { DraftContribution } from "./draftContribution/DraftContribution.tsx";
import { examples as draftContribution } from "./draftContribution/examples.ts";
import type { WidgetExample, WidgetExamples } from "../examples.ts";
import { FileViewer } from "./fileViewer/FileViewer.tsx";
import { files, examples as fileViewer } from "./fileViewer/examples.ts";
import { HomeTitle } from "./homeTitle/HomeTitle.tsx";
import { examples as homeTitle } from "./homeTitle/examples.ts";
import { Listing } from "./listing/Listing.tsx";
import { examples as listing } from "./listing/examples.ts";
import { ListingCards } from "./listingCards/ListingCards.tsx";
import { examples as listingCards } from "./listingCards/examples.ts";
import { GettingStarted } from "./gettingStarted/GettingStarted.tsx";
import { examples as gettingStarted } from "./gettingStarted/examples.ts";
import { NotFound } from "./notFound/NotFound.tsx";
import { examples as notFound } from "./notFound/examples.ts";
import { OtherArticles } from "./otherArticles/OtherArticles.tsx";
import { examples as otherArticles } from "./otherArticles/examples.ts";
import { PageTitle } from "./pageTitle/PageTitle.tsx";
import { examples as pageTitle } from "./pageTitle/examples.ts";
import { People } from "./people/People.tsx";
import { formerMinisters, examples as people } from "./people/examples.ts";
import { Search } from "./search/Search.tsx";
import { examples as search, everywhere, nothing, unavailable } from "./search/examples.ts";
import { SearchForm } from "./searchForm/SearchForm.tsx";
import { examples as searchForm } from "./searchForm/examples.ts";
import { Sitemap } from "./sitemap/Sitemap.tsx";
import { examples as sitemap } from "./sitemap/examples.ts";
import { StaticPage } from "./staticPage/StaticPage.tsx";
import { examples as staticPage } from "./staticPage/examples.ts";
import { StockInformation } from "./stockInformation/StockInformation.tsx";
import { examples as stockInformation } from "./stockInformation/examples.ts";
import { BudgetFigures } from "./budgetFigures/BudgetFigures.tsx";
import { examples as budgetFigures } from "./budgetFigures/examples.ts";
import { BudgetByKind } from "./budgetByKind/BudgetByKind.tsx";
import { examples as budgetByKind } from "./budgetByKind/examples.ts";
import { BudgetExecution } from "./budgetExecution/BudgetExecution.tsx";
import { examples as budgetExecution } from "./budgetExecution/examples.ts";
import { ReadingList } from "./readingList/ReadingList.tsx";
import { examples as readingList } from "./readingList/examples.ts";
import { Subcategories } from "./subcategories/Subcategories.tsx";
import { examples as subcategories } from "./subcategories/examples.ts";
import { accountExamples, closed, linked, refused } from "./account-examples.ts";
import { Activation } from "./activation/Activation.tsx";
import { Contacts } from "./contacts/Contacts.tsx";
import { examples as contacts } from "./contacts/examples.ts";
import { Login } from "./login/Login.tsx";
import { PasswordForgotten } from "./passwordForgotten/PasswordForgotten.tsx";
import { PasswordReset } from "./passwordReset/PasswordReset.tsx";
import { Profile } from "./profile/Profile.tsx";
import { Question } from "./question/Question.tsx";
import { examples as question, waiting } from "./question/examples.ts";
import { Questions } from "./questions/Questions.tsx";
import { examples as questions, nothingFound } from "./questions/examples.ts";
import { Registration } from "./registration/Registration.tsx";
import { Sites } from "./sites/Sites.tsx";
import { examples as sites } from "./sites/examples.ts";

export interface WidgetEntry {
  /** Folder and registered name are the same. */
  readonly folder: string;
  readonly name: string;
  readonly Component: Component<WidgetProps>;
  readonly examples: WidgetExamples;
  /** Further states, where four do not show them all. */
  readonly more: Readonly<Record<string, WidgetExample>>;
}

const entry = (
  name: string,
  Component: WidgetEntry["Component"],
  examples: WidgetExamples,
  more: WidgetEntry["more"] = {},
): WidgetEntry => ({ folder: name, name, Component, examples, more });

export const widgetCatalogue: readonly WidgetEntry[] = [
  entry("homeTitle", HomeTitle, homeTitle),
  entry("pageTitle", PageTitle, pageTitle),
  entry("listing", Listing, listing),
  entry("listingCards", ListingCards, listingCards),
  entry("budgetFigures", BudgetFigures, budgetFigures),
  entry("budgetByKind", BudgetByKind, budgetByKind),
  entry("budgetExecution", BudgetExecution, budgetExecution),
  entry("readingList", ReadingList, readingList),
  entry("subcategories", Subcategories, subcategories),
  entry("article", Article, article, bodies),
  entry("articleHead", ArticleHead, articleHead),
  entry("articleMain", ArticleMain, articleMain),
  entry("articleText", ArticleText, articleText),
  entry("articleReading", ArticleReading, articleReading),
  entry("articleStatic", ArticleStatic, articleStatic),
  entry("documentDetail", DocumentDetail, documentDetail, { otherKind: documentDetailOtherKind }),
  entry("articleFiles", ArticleFiles, articleFiles, { otherKind: articleFilesOtherKind }),
  entry("draftStatus", DraftStatus, draftStatus, { closed: draftStatusClosed, lastDay: draftStatusLastDay, passedOn: draftStatusPassedOn }),
  entry("contributionForm", ContributionForm, contributionForm, { closed: contributionFormClosed, passedOn }),
  entry("draftOutcome", DraftOutcome, draftOutcome),
  entry("infographic", Infographic, infographic, { otherKind: infographicOtherKind }),
  entry("photoDetail", PhotoDetail, photoDetail, { otherKind: photoDetailOtherKind }),
  entry("slideshow", Slideshow, slideshow, { otherKind: slideshowOtherKind }),
  entry("videoDetail", VideoDetail, videoDetail, { otherKind: videoDetailOtherKind }),
  entry("ratings", Ratings, ratings, { unrated, rated }),
  entry("articleAside", ArticleAside, articleAside),
  entry("fileViewer", FileViewer, fileViewer, files),
  entry("otherArticles", OtherArticles, otherArticles),
  entry("stockInformation", StockInformation, stockInformation),
  entry("draftContribution", DraftContribution, draftContribution),
  entry("staticPage", StaticPage, staticPage),
  entry("gettingStarted", GettingStarted, gettingStarted),
  entry("notFound", NotFound, notFound),
  entry("people", People, people, { formerMinisters }),
  entry("sitemap", Sitemap, sitemap),
  entry("searchForm", SearchForm, searchForm),
  entry("search", Search, search, { everywhere, nothing, unavailable }),
  entry("questions", Questions, questions, { nothingFound }),
  entry("question", Question, question, { waiting }),
  entry("questionForm", QuestionForm, questionForm, { closed: questionsClosed, refused: questionRefused }),
  entry("reportForm", ReportForm, reportForm, { reported, closed: reportsClosed, refused: reportRefused }),
  entry("receiptStatus", ReceiptStatus, receiptStatus, { unknown, answered }),
  entry("contacts", Contacts, contacts),
  entry("sites", Sites, sites),
  entry("login", Login, accountExamples, { closed, refused: refused("login", ["email", "password"]) }),
  entry("registration", Registration, accountExamples, { refused: refused("registration", ["fullName", "email", "password", "capcha"]) }),
  entry("activation", Activation, accountExamples, { linked, refused: refused("activation", ["token"]) }),
  entry("passwordForgotten", PasswordForgotten, accountExamples),
  entry("passwordReset", PasswordReset, accountExamples, { linked, refused: refused("passwordReset", ["password"]) }),
  entry("profile", Profile, accountExamples),
];
