import { articleSubject, type PortalSubject } from "../files/view-of-body.ts";
import type { PageKind } from "../page.ts";
import type { Route } from "../routes/match.ts";
import type { Subjects } from "./read-subjects.ts";

/** What the page is about, its kind and status; a path whose record does not exist is not found. */
export function subjectOf(
  route: Route,
  { site, category, article, page, question, records, isMinistryMissing }: Subjects,
): { subject: PortalSubject; kind: PageKind; status: number } {
  const notFound = { subject: { kind: "page", view: "page-not-found" }, kind: "notFound", status: 404 } as const;
  if (isMinistryMissing) return { subject: { kind: "page", view: "page-getting-started" }, kind: "home", status: 200 };
  const known = records.site !== undefined && (route.site === undefined || records.site.slug === route.site);
  if (!known) return notFound;
  switch (route.kind) {
    case "home":
      return { subject: { kind: "home" }, kind: "home", status: 200 };
    case "category":
      return category ? { subject: { kind: "category", category }, kind: "category", status: 200 } : notFound;
    case "article":
      return article ? { subject: articleSubject(category, article), kind: "article", status: 200 } : notFound;
    case "staticPage":
      return page ? { subject: { kind: "page", view: "page-static" }, kind: "page", status: 200 } : notFound;
    case "fixed":
      if (route.route.view === "page-not-found" || (route.route.page && !page)) return notFound;
      if (route.route.name === "questionDetail" && !question) return notFound;
      if (route.route.name === "visitStatistics" && !site.publicStatistics) return notFound;
      return { subject: { kind: "page", view: route.route.view }, kind: route.route.name === "search" ? "search" : "fixed", status: 200 };
    case "search":
      return { subject: { kind: "page", view: "page-search" }, kind: "search", status: 200 };
    case "notFound":
      return notFound;
  }
}
