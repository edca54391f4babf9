/** Widgets: fixed parts of templates, by the name under which a template's `static` asks for them. */
import type { RegistryDefinition } from "@portal/react";
import { Article } from "./article/Article.tsx";
import { ArticleAside } from "./articleAside/ArticleAside.tsx";
import { DraftContribution } from "./draftContribution/DraftContribution.tsx";
import { HomeTitle } from "./homeTitle/HomeTitle.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingCards } from "./listingCards/ListingCards.tsx";
import { NotFound } from "./notFound/NotFound.tsx";
import { OtherArticles } from "./otherArticles/OtherArticles.tsx";
import { PageTitle } from "./pageTitle/PageTitle.tsx";
import { People } from "./people/People.tsx";
import { Search } from "./search/Search.tsx";
import { Sitemap } from "./sitemap/Sitemap.tsx";
import { StaticPage } from "./staticPage/StaticPage.tsx";
import { StockInformation } from "./stockInformation/StockInformation.tsx";
import { Subcategories } from "./subcategories/Subcategories.tsx";

export const widgets: RegistryDefinition["widgets"] = {
  homeTitle: HomeTitle,
  pageTitle: PageTitle,
  listing: Listing,
  listingCards: ListingCards,
  subcategories: Subcategories,
  article: Article,
  articleAside: ArticleAside,
  otherArticles: OtherArticles,
  stockInformation: StockInformation,
  draftContribution: DraftContribution,
  staticPage: StaticPage,
  notFound: NotFound,
  people: People,
  sitemap: Sitemap,
  search: Search,
};
