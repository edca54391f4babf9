import type { PerBreakpoint, TemplateRegion } from "../generated/types.ts";
import { gapOf, rem } from "./spacing.ts";
import { type Breakpoint, breakpoints } from "./style-sheet.ts";

/** `flex` of a child that takes `span` columns of the grid around it; it grows into the room of neighbours that are not there. */
export function flexInGrid(grid: TemplateRegion, span: PerBreakpoint | undefined): Record<Breakpoint, string> {
  const columns = cascade(grid.columns);
  const spans = cascade(span);
  const gap = gapOf(grid);
  const flex = (breakpoint: Breakpoint): string => {
    const taken = Math.min(spans[breakpoint], columns[breakpoint]);
    return `${taken} 1 ${share(taken, columns[breakpoint], gap[breakpoint])}`;
  };
  return { base: flex("base"), md: flex("md"), lg: flex("lg") };
}

/** 1 where nothing is said; from there on the value of the narrower width holds. */
function cascade(given: PerBreakpoint | undefined): Record<Breakpoint, number> {
  const values: Record<Breakpoint, number> = { base: 1, md: 1, lg: 1 };
  let current = 1;
  for (const breakpoint of breakpoints) values[breakpoint] = current = given?.[breakpoint] ?? current;
  return values;
}

/** Width of `span` of `columns` with their gaps. Rounded down, so that a full row never wraps. */
function share(span: number, columns: number, gap: number): string {
  if (span === columns) return "100%";
  const part = span / columns;
  const percent = Math.floor(part * 1e6) / 1e4;
  const lost = Math.ceil((1 - part) * gap * 1e4) / 1e4;
  return lost === 0 ? `${percent}%` : `calc(${percent}% - ${rem(lost)})`;
}
