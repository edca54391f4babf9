import type { Finding } from "../../model.ts";
import type { TemplateRule } from "../project.ts";
import { isRecord } from "../../untrusted.ts";
import type { WalkedNode } from "../../template-walk.ts";

/** A region that holds nothing can only have been forgotten. */
export const noEmptyRegions: TemplateRule = ({ nodes }) => {
  const holders = new Set(nodes.filter((node) => node.kind !== "region").flatMap((node) => node.ancestors));
  const isEmpty = (node: WalkedNode): boolean => node.kind === "region" && Array.isArray(node.fields["children"]) && !holders.has(node);
  return nodes
    .filter((node) => isEmpty(node) && !node.ancestors.some(isEmpty))
    .map(({ path }) => ({
      code: "empty-region",
      path,
      problem: "The region holds no area and no widget, so it is never drawn.",
      advice: path === "/root" ? "Add what the page shows." : "Remove it, or add what belongs there.",
      ...(path === "/root" ? {} : { fix: [{ op: "remove", path } as const] }),
    }));
};

const breakpoints = ["base", "md", "lg"] as const;

/** The value at each breakpoint: a width takes what the next smaller one gives, 1 to begin with (template.schema.json). */
function perBreakpoint(value: unknown): { at: string; columns: number }[] {
  const given = isRecord(value) ? value : {};
  let columns = 1;
  let at = "";
  return breakpoints.map((breakpoint) => {
    const own = given[breakpoint];
    if (typeof own === "number") [columns, at] = [own, `/${breakpoint}`];
    return { at, columns };
  });
}

/** The style sheet cuts a span that is too wide, so the page would not look as the file says. */
export const spansFit: TemplateRule = ({ nodes }) =>
  nodes.flatMap(({ fields, path, ancestors: [parent] }): Finding[] => {
    if (!parent || fields["span"] === undefined || parent.fields["layout"] !== "grid") return [];
    const grid = perBreakpoint(parent.fields["columns"]);
    const spans = perBreakpoint(fields["span"]);
    const index = spans.findIndex((span, position) => span.columns > (grid[position]?.columns ?? 1));
    const span = spans[index];
    if (!span) return [];
    const columns = grid[index]?.columns ?? 1;
    const breakpoint = breakpoints[index] ?? "base";
    return [
      {
        code: "span-too-wide",
        path: `${path}/span${span.at}`,
        problem: `It spans ${span.columns} columns at "${breakpoint}", where the grid around it has ${columns}; the rest is cut off.`,
        advice: `Set "${breakpoint}" of the span to ${columns} or less, or give the grid more columns.`,
      },
    ];
  });
