/** The page whose layout is edited: its records, who may do what there, and the layout tree that the engine makes of them. */
import { mayDo, type StaffMember } from "@portal/contracts";
import { type Language, parseCategory, parseSite, type Resolution, type ResolvedBlock, resolveLayout } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { activeLayout, type EditPolicy, type LayoutState, openLayouts, writeLayoutState } from "@portal/core/edit";
import { categoryPath, type PageModel, sitePath } from "@portal/domain";
import { portalCatalogue } from "@portal/domain/content";
import { layouts, templates } from "@portal/layouts";

export type RecordFields = Readonly<Record<string, unknown>>;

export interface EditedPage {
  readonly kind: "site" | "category";
  readonly record: RecordFields;
  /** Of the site that the page belongs to: itself, where it is a home. */
  readonly site: RecordFields;
}

export const catalogue = createCatalogue({ layouts, templates }, portalCatalogue);

export const siteOf = ({ site }: EditedPage): string => String(site["slug"]);

/** The name of a layout. @param language of the interface */
export function layoutName(language: Language, id: string | undefined): string | undefined {
  const label = id === undefined ? undefined : catalogue.layouts.get(id)?.label;
  return label?.[language] ?? label?.vi;
}

/** Path and query of the page, as visitors have them. */
export const pathOf = (page: EditedPage): string =>
  page.kind === "site" ? sitePath(siteOf(page)) : categoryPath(siteOf(page), String(page.record["slug"]));

/** Whether a page of the portal is this one. */
export const isPageOf = ({ kind, record, site }: EditedPage, shown: Pick<PageModel, "kind" | "site" | "category">): boolean =>
  shown.site.slug === String(site["slug"]) &&
  (kind === "site" ? shown.kind === "home" : shown.kind === "category" && shown.category?.slug === String(record["slug"]));

/** What the member may do there: the server holds every command to the same. */
export function policyFor(member: StaffMember, page: EditedPage): EditPolicy {
  const target = { site: siteOf(page), isOwn: true };
  const isDesigner = mayDo(member, "layout.edit", target).allowed;
  return {
    layouts: isDesigner ? openLayouts(catalogue.layouts) : catalogue.layouts,
    page: page.kind === "site" ? "home" : "category",
    defaultLayoutId: defaultLayoutOf(page),
    mayEdit: () => mayDo(member, "layout.assign", target).allowed,
    mayChooseLayout: () => isDesigner,
  };
}

/** The same where nothing is changed any more, whatever their roles are. */
export const readOnly = (policy: EditPolicy): EditPolicy => ({ ...policy, mayEdit: () => false, mayChooseLayout: () => false });

/** Whether the layout, as the member may edit it, leaves the block open. */
export function mayEditBlock({ key }: ResolvedBlock, policy: EditPolicy, state: LayoutState): boolean {
  return activeLayout(state, policy)?.blocks.some((block) => block.key === key && block.editable && policy.mayEdit(block)) === true;
}

function defaultLayoutOf({ kind, record, site }: EditedPage): string | undefined {
  const { value } = parseSite(site);
  if (kind === "site") return catalogue.defaults.home[value.language];
  return parseCategory(record).value.categoryDefaultLayout ?? value.categoryDefaultLayout;
}

/**
 * The page's layout tree in a state of its editor: which blocks there are, what they show, and where that comes from.
 * @param language of the blocks' names: the interface's where administrators read them; else the page's
 */
export function resolvePage({ kind, record, site }: EditedPage, state: LayoutState, language?: Language): Resolution {
  const edited = { ...record, metadata: writeLayoutState(record["metadata"], state) };
  if (kind === "site") return resolveLayout(catalogue, { site: parseSite(edited).value, subject: { kind: "home" }, language });
  return resolveLayout(catalogue, {
    language,
    site: parseSite(site).value,
    subject: { kind: "category", category: parseCategory(edited).value },
  });
}
