import type { Catalogue, CatalogueDefaults } from "./catalogue.ts";
import { Report } from "./diagnostics.ts";
import type { LayoutDefinition, TemplateDefinition } from "./generated/types.ts";
import type { Category, Diagnostic, Site } from "./model.ts";

/** What a page is about: decides which layouts and views may draw it. */
export type Subject =
  | { readonly kind: "home" }
  | { readonly kind: "category"; readonly category: Category }
  | {
      readonly kind: "article";
      readonly category: Category | undefined;
      readonly article: { readonly slug: string; readonly view: string | undefined };
      /** Id of the view that shows what the article holds. */
      readonly bodyView: string | undefined;
    }
  /** A page of its own, drawn by the template of this id. */
  | { readonly kind: "page"; readonly view: string };

export interface Selection {
  readonly layout: LayoutDefinition | undefined;
  readonly template: TemplateDefinition;
  /** Where the choice comes from, for the inspector: "site.layoutId", "default" … */
  readonly from: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A choice that data may make. A layout must be made for this kind of page, a view's id must begin with the kind. */
interface Candidate {
  readonly from: string;
  readonly layoutId?: string | undefined;
  readonly view?: string | undefined;
}

/** The selection table (specification §2.4): the first candidate that exists and fits is taken. */
function candidates(defaults: CatalogueDefaults, site: Site, subject: Subject): Candidate[] {
  switch (subject.kind) {
    case "home":
      return [
        { from: "site.layoutId", layoutId: site.layoutId },
        { from: "site.view", view: site.view },
        { from: "default", layoutId: defaults.home[site.language] },
      ];
    case "category":
      return [
        { from: "category.layoutId", layoutId: subject.category.layoutId },
        { from: "category.view", view: subject.category.view },
        { from: "category.categoryDefaultLayout", layoutId: subject.category.categoryDefaultLayout },
        { from: "site.categoryDefaultLayout", layoutId: site.categoryDefaultLayout },
        { from: "default", view: defaults.category[site.language] },
      ];
    case "article":
      return [
        { from: "article.view", view: subject.article.view },
        { from: "category.articleView", view: subject.category?.articleView },
        { from: "article.articleType", view: subject.bodyView },
        { from: "site.articleDefaultLayout", layoutId: site.articleDefaultLayout },
        { from: "default", view: defaults.article },
      ];
    case "page":
      return [{ from: "default", view: subject.view }];
  }
}

/** Last resort of a catalogue that lacks even the default: a page with its title and nothing else. */
const bareTemplate = (title: string): TemplateDefinition => ({
  version: 1,
  id: "bare",
  label: { vi: "Trang trống", en: "Bare page" },
  root: { layout: "stack", landmark: "main", children: [{ static: title, level: 1 }] },
});

/** Picks layout and template of a page. Total: what does not fit is reported and passed over. */
export function selectTemplate(catalogue: Catalogue, site: Site, subject: Subject): Selection {
  const report = new Report();
  for (const { from, layoutId, view } of candidates(catalogue.defaults, site, subject)) {
    if (layoutId !== undefined) {
      const layout = catalogue.layouts.get(layoutId);
      const template = layout && catalogue.templates.get(layout.template);
      if (!layout || !template) {
        report.add(
          "unknown-layout",
          "warning",
          pathOf(from),
          `There is no layout "${layoutId}"; the next choice is taken.`,
          "Choose one of the layouts in the catalogue.",
        );
      } else if (subject.kind === "page" || !layout.for.includes(subject.kind)) {
        report.add(
          "layout-not-for-page",
          "warning",
          pathOf(from),
          `Layout "${layoutId}" is for ${layout.for.join(" and ")} pages, not for this one; the next choice is taken.`,
          "Choose another.",
        );
      } else return { layout, template, from, diagnostics: report.diagnostics };
    } else if (view !== undefined) {
      const template = view.startsWith(`${subject.kind}-`) ? catalogue.templates.get(view) : undefined;
      if (template) return { layout: layoutOf(catalogue, template, subject), template, from, diagnostics: report.diagnostics };
      report.add(
        "unknown-view",
        "warning",
        pathOf(from),
        `There is no view "${view}" for ${subject.kind} pages; the next choice is taken.`,
        "Choose one of the views in the catalogue.",
      );
    }
  }
  return { layout: undefined, template: bareTemplate(catalogue.defaults.title), from: "none", diagnostics: report.diagnostics };
}

/** A view that is a layout's own template brings that layout's blocks with it. */
function layoutOf(catalogue: Catalogue, template: TemplateDefinition, subject: Subject): LayoutDefinition | undefined {
  const layout = catalogue.layouts.get(template.id);
  return layout && subject.kind !== "page" && layout.for.includes(subject.kind) ? layout : undefined;
}

/** "site.layoutId" → "/site/metadata/layoutId", with the wire spelling of the default layouts. */
function pathOf(from: string): string {
  if (from === "article.articleType") return "/article/articleType";
  const [owner = "", field = ""] = from.split(".");
  const wire = field.replace("DefaultLayout", "DefaulLayout");
  return field ? `/${owner}/metadata/${wire}` : "";
}
