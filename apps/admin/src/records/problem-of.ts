import type { Shape } from "./shape.ts";

export interface FieldProblem {
  /** Key of the text. */
  readonly text: string;
  readonly values: Readonly<Record<string, number | undefined>>;
}

/** What is wrong with what a field says, as far as its schema tells; the server checks all of it when it is submitted. undefined: nothing */
export function problemOf(shape: Shape, value: unknown, isRequired: boolean): FieldProblem | undefined {
  const problem = (text: string, values: FieldProblem["values"] = {}): FieldProblem => ({ text: `record.problem.${text}`, values });
  if (value === undefined || value === null || value === "") return isRequired && shape.kind !== "html" ? problem("missing") : undefined;
  if (shape.kind === "number" && typeof value === "number") {
    if (shape.min !== undefined && value < shape.min) return problem("small", { limit: shape.min });
    if (shape.max !== undefined && value > shape.max) return problem("large", { limit: shape.max });
    return undefined;
  }
  if ((shape.kind === "line" || shape.kind === "lines" || shape.kind === "link") && typeof value === "string") {
    const { minLength, maxLength, pattern } = shape;
    if (minLength !== undefined && value.length < minLength) return problem("short", { limit: minLength });
    if (maxLength !== undefined && value.length > maxLength) return problem("long", { limit: maxLength });
    if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return problem("pattern");
  }
  return undefined;
}
