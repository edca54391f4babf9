import type { TemplateRegion } from "../generated/types.ts";
import { HALF_PAGE, HALF_TEXT, TEXT_WIDTH, bandPadding, gutter, panelPadding, rem, responsiveRem } from "./spacing.ts";
import type { StyleSheet } from "./style-sheet.ts";

type Width = NonNullable<TemplateRegion["width"]>;

/** Colours come from the design tokens; `.surface-ink` of the blocks turns the tokens inside. */
const colours: Readonly<Record<"tint" | "accent" | "ink" | "frame", string>> = {
  tint: "background:var(--surface-tint)",
  accent: "background:var(--surface-accent)",
  ink: "background:var(--surface-ink);color:var(--surface-ink-text)",
  frame: "border:1px solid var(--border-color)",
};

/**
 * Width and background of a region. `limited`: a region around it keeps to the page's width already.
 * @returns whether the region's children are limited.
 */
export function addWidthAndSurface(
  sheet: StyleSheet,
  selector: string,
  region: TemplateRegion,
  width: Width | undefined,
  limited: boolean,
): boolean {
  const surface = region.surface ?? "none";
  if (surface !== "none") sheet.add("base", selector, colours[surface]);
  if (limited || width === undefined) {
    if (width === "text") sheet.add("base", selector, `max-width:${TEXT_WIDTH}`);
    if (surface !== "none") sheet.addResponsive(selector, "padding", responsiveRem(panelPadding));
    return limited;
  }
  if (surface === "frame") addBox(sheet, selector, width);
  else addBand(sheet, selector, width, surface !== "none");
  return width !== "full";
}

/** The background runs from edge to edge, the content keeps its width: one element, padded. */
function addBand(sheet: StyleSheet, selector: string, width: Width, coloured: boolean): void {
  if (coloured) sheet.addResponsive(selector, "padding-block", responsiveRem(bandPadding));
  if (width === "full") return;
  const half = width === "text" ? HALF_TEXT : HALF_PAGE;
  const padding = (edge: number): string => `max(${rem(edge)},50% - ${half})`;
  sheet.addResponsive(selector, "padding-inline", { base: padding(gutter.base), md: padding(gutter.md), lg: padding(gutter.lg) });
}

/** A border cannot run from edge to edge: the box itself keeps the width. */
function addBox(sheet: StyleSheet, selector: string, width: Width): void {
  sheet.addResponsive(selector, "padding", responsiveRem(panelPadding));
  if (width === "full") return;
  const limit = width === "text" ? TEXT_WIDTH : "75rem";
  const size = (edge: number): string => `min(100% - ${rem(2 * edge)},${limit})`;
  sheet.add("base", selector, "margin-inline:auto");
  sheet.addResponsive(selector, "width", { base: size(gutter.base), md: size(gutter.md), lg: size(gutter.lg) });
}
