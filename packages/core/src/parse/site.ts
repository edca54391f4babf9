import { Report } from "../diagnostics.ts";
import { validateSiteMetadata } from "../generated/validate-metadata.js";
import type { MenuItemRecord, SiteMetadataRecord } from "../generated/types.ts";
import type { Language, MenuItem, Parsed, Site } from "../model.ts";
import { safeUrl } from "../url.ts";
import { keyAssignments } from "./assignments.ts";
import { integer, record, slug, text } from "./fields.ts";
import { parseMetadata } from "./metadata.ts";

/** Language number of a site → interface language (specification §2.2: 2 is English, anything else Vietnamese). */
export const languageOf = (value: unknown): Language => (integer(value) === 2 ? "en" : "vi");

/** A site record, as stored or sent → a site that is safe to use. Never throws. */
export function parseSite(input: unknown): Parsed<Site> {
  const report = new Report();
  const from = record(input);
  const { value: metadata, diagnostics } = parseMetadata<SiteMetadataRecord>(from["metadata"], validateSiteMetadata);
  report.addAll(diagnostics, "/metadata");
  const siteSlug = slug(from["slug"]) ?? "";
  return {
    value: {
      slug: siteSlug,
      name: text(from["name"], 500) ?? siteSlug,
      language: languageOf(from["language"]),
      counterpart: slug(from["counterpart"]),
      logo: picture(metadata.logo, "logo", report),
      banner: picture(metadata.banner, "banner", report),
      menu: metadata.menu && parseMenu(metadata.menu, "/metadata/menu", report),
      blocks: keyAssignments(metadata.blocks, report),
      layoutId: metadata.layoutId,
      view: metadata.view,
      appLayout: metadata.appLayout,
      ...(metadata.publicStatistics && { publicStatistics: true as const }),
      categoryDefaultLayout: metadata.categoryDefaulLayout,
      articleDefaultLayout: metadata.articleDefaulLayout,
      identity: metadata.identity ?? {},
      translation: {
        name: metadata.translation?.name,
        menu: metadata.translation?.menu && parseMenu(metadata.translation.menu, "/metadata/translation/menu", report),
        identity: metadata.translation?.identity,
      },
    },
    diagnostics: report.diagnostics,
  };
}

function picture(address: string | undefined, field: string, report: Report): string | undefined {
  const safe = safeUrl(address);
  if (address && !safe)
    report.add(
      "unsafe-url",
      "warning",
      `/metadata/${field}`,
      `"${field}" is not an address that may be shown; the default stands in.`,
      "Use a path or an http(s) address.",
    );
  return safe;
}

/** Sorted by `order` (specification §2.2); entries of equal order keep theirs. */
function parseMenu(items: readonly MenuItemRecord[], path: string, report: Report): MenuItem[] {
  const menu: MenuItem[] = [];
  for (const [index, item] of items.entries()) {
    const target = safeUrl(item.path);
    if (target === undefined) {
      report.add(
        "unsafe-url",
        "warning",
        `${path}/${index}/path`,
        `The menu entry "${item.label}" leads to an address that is not allowed and is left out.`,
        "Use a path or an http(s) address.",
      );
      continue;
    }
    const children = parseMenu(item.children ?? [], `${path}/${index}/children`, report);
    menu.push({ path: target, label: item.label, blank: item.blank ?? false, order: item.order ?? 0, children });
  }
  return menu.toSorted((a, b) => a.order - b.order);
}
