import { nodeClassName } from "../class-names.ts";
import type { TemplateDefinition, TemplateNode, TemplateRegion } from "../generated/types.ts";
import { flexInGrid } from "./columns.ts";
import { gapOf, gaps, responsiveRem } from "./spacing.ts";
import { StyleSheet } from "./style-sheet.ts";
import { addWidthAndSurface } from "./width-and-surface.ts";

/**
 * Valid templates → one style sheet for the class names of `nodeClassName`. Pure and deterministic: used at build time for all
 * templates and in the editor for the one at hand (`new CSSStyleSheet().replaceSync(css)`).
 * Expects the properties --surface-tint, --surface-accent, --surface-ink, --surface-ink-text and --border-color.
 */
export function compileTemplateCss(templates: readonly TemplateDefinition[]): string {
  const sheet = new StyleSheet();
  for (const { id } of templates) addDefaults(sheet, id);
  for (const { id, root } of templates) addRegion(sheet, id, root, [], false);
  return sheet.toString();
}

/** Every node is a stack: an area of one part too, so that a part may grow to its row's height. No specificity: all else wins. */
function addDefaults(sheet: StyleSheet, templateId: string): void {
  const selector = `:where([class^="t-${templateId}--"])`;
  sheet.add("base", selector, "display:flex;flex-direction:column;box-sizing:border-box;min-width:0");
  sheet.addResponsive(selector, "gap", responsiveRem(gaps.medium));
}

function addRegion(sheet: StyleSheet, id: string, region: TemplateRegion, path: readonly number[], limited: boolean): void {
  const selector = `.${nodeClassName(id, path)}`;
  // A root that says nothing keeps to the page.
  const width = region.width ?? (path.length === 0 ? "page" : undefined);
  const childrenLimited = addWidthAndSurface(sheet, selector, region, width, limited);
  if (gapOf(region) !== gaps.medium) sheet.addResponsive(selector, "gap", responsiveRem(gapOf(region)));
  if (region.layout === "grid") {
    // Rows keep their own height where the grid itself is stretched.
    sheet.add("base", selector, "flex-flow:row wrap;align-content:flex-start");
    if (region.heading) sheet.add("base", `${selector}>.region-heading`, "flex:1 0 100%");
  }
  for (const [index, child] of region.children.entries()) {
    const childPath = [...path, index];
    if (region.layout === "grid") addCell(sheet, `.${nodeClassName(id, childPath)}`, region, child);
    if ("children" in child) addRegion(sheet, id, child, childPath, childrenLimited);
  }
}

function addCell(sheet: StyleSheet, selector: string, grid: TemplateRegion, child: TemplateNode): void {
  sheet.addResponsive(selector, "flex", flexInGrid(grid, child.span));
}
