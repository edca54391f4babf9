import type { CounterpartOf, PageRecords } from "../source.ts";

interface Named {
  readonly counterpart?: string | undefined;
}

/** A record as the page takes it: a counterpart that nobody can read is none. */
export const withReadable = <R extends Named | undefined>(record: R, kind: CounterpartOf, { unreadable }: PageRecords): R =>
  record && unreadable?.includes(kind) === true ? { ...record, counterpart: undefined } : record;

/** Cache tags of the counterparts that the records name, whether these can be read or not: each may come or go. */
export function counterpartTags({ site, category, article, question }: { readonly [Kind in CounterpartOf]?: Named | undefined }): string[] {
  const tagged = (tag: string, slug: string | undefined): string[] => (slug === undefined ? [] : [`${tag}:${slug}`]);
  return [
    ...tagged("site", site?.counterpart),
    // Changes of its articles do not concern this.
    ...tagged("tree", category?.counterpart),
    ...tagged("article", article?.counterpart),
    ...(question?.counterpart === undefined ? [] : tagged("questions", site?.counterpart)),
  ];
}
