/**
 * The portal's route table and the demonstration content. The portal's types are not this project's (its tests use these scripts), so what
 * is read of its table is written down here.
 */
import { demonstrationContent, type Line } from "@portal/demo-content";
import type { MinistryPage } from "@portal/domain";

interface Routes {
  readonly fixedRoutes: readonly { readonly name: MinistryPage; readonly view: string }[];
}

const routes = new URL("../../packages/domain/src/routes/fixed-routes.ts", import.meta.url).href;
export const { fixedRoutes } = (await import(routes)) as Routes;

const content = [...demonstrationContent()];

/** Lines of a kind, in their order. */
export const linesOf = <K extends Line["kind"]>(kind: K): Extract<Line, { kind: K }>[] =>
  content.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);
