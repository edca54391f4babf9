/** Rows of specification §2.3: what it calls a view, and the template that is this view. */
export interface ViewRow {
  readonly group: "Article view" | "Category view" | "Home view" | "Search view";
  readonly name: string;
  /** Ids of templates; the first that the demonstration content uses gives the address. */
  readonly templates: readonly string[];
}

const of =
  (group: ViewRow["group"]) =>
  ([name, ...templates]: readonly [string, ...string[]]): ViewRow => ({ group, name, templates });

export const viewRows: readonly ViewRow[] = [
  ...(
    [
      ["default variant 1", "article-default-layout-1"],
      ["default variant 2", "article-default-layout-2"],
      ["default, where a site names none", "article-default"],
      ["minister", "article-minister"],
      ["ministry", "article-ministry"],
      ["reading", "article-reading"],
      ["attachment", "article-attachment"],
      ["document detail", "article-document"],
      ["document contribution", "article-contribution"],
      ["Excel viewer", "article-excel"],
      ["Word viewer", "article-word"],
      ["PDF viewer (our extension)", "article-pdf"],
      ["infographic", "article-infographic"],
      ["other articles", "article-other-articles"],
      ["photo detail", "article-photo"],
      ["photo slideshow", "article-slideshow"],
      ["ratings", "article-ratings"],
      ["static page", "article-static", "page-static"],
      ["video detail", "article-video"],
    ] as const
  ).map(of("Article view")),
  ...(
    [
      ["agencies", "agencies-page-vi"],
      ["default (Vietnamese)", "category-default-vi"],
      ["default (English)", "category-default-en"],
      ["default layout 1", "category-default-layout-1"],
      ["default layout 2", "category-default-layout-2"],
      ["document contribution", "category-layout-contribute"],
      ["legal documents (our extension)", "category-documents"],
      ["layout 1", "category-layout-1"],
      ["link layout", "category-link-layout-1"],
      ["minister", "category-minister"],
      ["ministry", "category-ministry"],
      ["budget variant 1", "mof-budget-layout-1"],
      ["budget variant 2", "mof-budget-layout-2"],
      ["parliamentary concerns", "parliamentary-concerns"],
      ["state budget variant 1", "state-budget-layout-1"],
      ["state budget variant 2", "state-budget-layout-2"],
      ["tree", "category-tree-1"],
    ] as const
  ).map(of("Category view")),
  ...(
    [
      ["department home 1", "department-1-home-vi"],
      ["department home 2", "department-2-home-vi"],
      ["department home 3", "department-3-home-vi"],
      ["finance news", "finance-layout-vi"],
      ["financial strategy and policy", "financial-strategy-and-policy-vi"],
      ["default home (Vietnamese)", "default-layout-vi"],
      ["default home (English)", "default-homepage-en"],
      ["minister home", "minister-homepage-vi"],
      ["ministry home", "home-ministry"],
      ["'MFU' home", "ministry-of-finance-union-vi"],
      ["'other portals' home", "other-portal-1-home-vi"],
      ["public services", "public-services-vi"],
    ] as const
  ).map(of("Home view")),
  of("Search view")(["search", "page-search"]),
];
