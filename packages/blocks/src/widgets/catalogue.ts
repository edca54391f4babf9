/** Every widget folder with its examples: for tests, Storybook and documentation. Not part of the portal's bundle. */
import type { Component, WidgetProps } from "@portal/react";
import { Article } from "./article/Article.tsx";
import { bodies, examples as article } from "./article/examples.ts";
import { ArticleAside } from "./articleAside/ArticleAside.tsx";
import { examples as articleAside } from "./articleAside/examples.ts";
import { DraftContribution } from "./draftContribution/DraftContribution.tsx";
import { examples as draftContribution } from "./draftContribution/examples.ts";
import type { WidgetExample, WidgetExamples } from "../examples.ts";
import { HomeTitle } from "./homeTitle/HomeTitle.tsx";
import { examples as homeTitle } from "./homeTitle/examples.ts";
import { Listing } from "./listing/Listing.tsx";
import { examples as listing } from "./listing/examples.ts";
import { ListingCards } from "./listingCards/ListingCards.tsx";
import { examples as listingCards } from "./listingCards/examples.ts";
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
import { Subcategories } from "./subcategories/Subcategories.tsx";
import { examples as subcategories } from "./subcategories/examples.ts";

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
  entry("subcategories", Subcategories, subcategories),
  entry("article", Article, article, bodies),
  entry("articleAside", ArticleAside, articleAside),
  entry("otherArticles", OtherArticles, otherArticles),
  entry("stockInformation", StockInformation, stockInformation),
  entry("draftContribution", DraftContribution, draftContribution),
  entry("staticPage", StaticPage, staticPage),
  entry("notFound", NotFound, notFound),
  entry("people", People, people, { formerMinisters }),
  entry("sitemap", Sitemap, sitemap),
  entry("searchForm", SearchForm, searchForm),
  entry("search", Search, search, { everywhere, nothing, unavailable }),
];
