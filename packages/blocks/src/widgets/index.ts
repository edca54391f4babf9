/**
 * Widgets: fixed parts of templates, by the name under which a template's `static` asks for them. All but the smallest load with the
 * pages that draw them: `lazyModule` takes the name that file and component share.
 */
import { lazyModule, type RegistryDefinition } from "@portal/react";
import { HomeTitle } from "./homeTitle/HomeTitle.tsx";
import { PageTitle } from "./pageTitle/PageTitle.tsx";

export const widgets: RegistryDefinition["widgets"] = {
  homeTitle: HomeTitle,
  pageTitle: PageTitle,
  listing: lazyModule("Listing", () => import("./listing/Listing.tsx")),
  listingCards: lazyModule("ListingCards", () => import("./listingCards/ListingCards.tsx")),
  subcategories: lazyModule("Subcategories", () => import("./subcategories/Subcategories.tsx")),
  article: lazyModule("Article", () => import("./article/Article.tsx")),
  articleAside: lazyModule("ArticleAside", () => import("./articleAside/ArticleAside.tsx")),
  otherArticles: lazyModule("OtherArticles", () => import("./otherArticles/OtherArticles.tsx")),
  stockInformation: lazyModule("StockInformation", () => import("./stockInformation/StockInformation.tsx")),
  draftContribution: lazyModule("DraftContribution", () => import("./draftContribution/DraftContribution.tsx")),
  staticPage: lazyModule("StaticPage", () => import("./staticPage/StaticPage.tsx")),
  notFound: lazyModule("NotFound", () => import("./notFound/NotFound.tsx")),
  people: lazyModule("People", () => import("./people/People.tsx")),
  sitemap: lazyModule("Sitemap", () => import("./sitemap/Sitemap.tsx")),
  searchForm: lazyModule("SearchForm", () => import("./searchForm/SearchForm.tsx")),
  search: lazyModule("Search", () => import("./search/Search.tsx")),
};
