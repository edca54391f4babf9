/** The demonstration content, by kind of line. */
import { demonstrationContent, type Line } from "@portal/demo-content";

const content = [...demonstrationContent()];

/** Lines of a kind, in their order. */
export const linesOf = <K extends Line["kind"]>(kind: K): Extract<Line, { kind: K }>[] =>
  content.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);
