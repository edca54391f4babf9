import type { TemplateRegion } from "../generated/types.ts";
import type { Breakpoint } from "./style-sheet.ts";

/** Lengths in rem, by width. All lie on the 8 px rhythm. */
type Lengths = Readonly<Record<Breakpoint, number>>;

export const gaps: Readonly<Record<NonNullable<TemplateRegion["gap"]>, Lengths>> = {
  none: { base: 0, md: 0, lg: 0 },
  small: { base: 1, md: 1, lg: 1 },
  medium: { base: 1.5, md: 1.5, lg: 2 },
  large: { base: 2.5, md: 2.5, lg: 3 },
};

export const gapOf = (region: TemplateRegion): Lengths => gaps[region.gap ?? "medium"];

export const rem = (length: number): string => (length === 0 ? "0" : `${length}rem`);

export const responsiveRem = ({ base, md, lg }: Lengths): Record<Breakpoint, string> => ({ base: rem(base), md: rem(md), lg: rem(lg) });

/** Room between the content and the edges of the window. */
export const gutter: Lengths = { base: 1, md: 1.5, lg: 2 };

/** Half of the widest page, 1200 px. */
export const HALF_PAGE = "37.5rem";
/** 75 characters of running text; the unit `ch` is as wide as a zero, which most letters are not. */
export const TEXT_WIDTH = "42rem";
export const HALF_TEXT = "21rem";

/** Room inside a band across the page, above and below. */
export const bandPadding: Lengths = { base: 2, md: 2, lg: 3 };

/** Room inside a panel, on all sides. */
export const panelPadding: Lengths = { base: 1, md: 1.5, lg: 1.5 };
