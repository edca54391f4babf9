/**
 * The portal's route table and the demonstration content. The apps' types are not this project's (the portal's tests use these scripts),
 * so what is read of them is written down here.
 */
import type { ArticleRecord, CategoryRecord, SiteRecord } from "@portal/core";
import type { MinistryPage } from "@portal/domain";

interface Routes {
  readonly fixedRoutes: readonly { readonly name: MinistryPage; readonly view: string }[];
}

interface Paired {
  readonly site: string;
  readonly slug: string;
  readonly counterpart?: string;
}
type Placed<Record> = Record & { readonly site: string };
type Line =
  | ({ readonly kind: "site" } & SiteRecord)
  | ({ readonly kind: "category" } & Placed<CategoryRecord>)
  | ({ readonly kind: "article" } & Placed<ArticleRecord> & { readonly category: string })
  | ({ readonly kind: "page"; readonly language?: number } & Paired)
  | ({ readonly kind: "question" } & Paired);

const load = async <T>(path: string): Promise<T> => (await import(new URL(`../../${path}`, import.meta.url).href)) as T;

export const { fixedRoutes } = await load<Routes>("apps/portal/src/routes/fixed.ts");

const { demonstrationContent } = await load<{ demonstrationContent: () => Iterable<Line> }>("apps/server/seed/index.ts");
const content = [...demonstrationContent()];

/** Lines of a kind, in their order. */
export const linesOf = <K extends Line["kind"]>(kind: K): Extract<Line, { kind: K }>[] =>
  content.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);
