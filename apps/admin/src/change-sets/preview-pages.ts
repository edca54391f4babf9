import type { ChangedRecord } from "@portal/contracts";

export interface PreviewPage {
  /** Of the portal, as visitors will have it. */
  readonly path: string;
  readonly title: string;
}

/** Pages that a change set concerns: homes of its sites, and the records' own pages, each once. */
export function previewPages(records: readonly ChangedRecord[]): readonly PreviewPage[] {
  const sites = records.flatMap(({ site }) => (site === null ? [] : [{ path: `/${encodeURIComponent(site)}`, title: site }]));
  const own = records.flatMap(({ path, title, key }) => (path === null ? [] : [{ path, title: title ?? key }]));
  return [...new Map([...sites, ...own].map((page) => [page.path, page])).values()];
}

/** @param path of a page, as visitors will have it. @returns the same as they have it until then: the last part of it is what the record is called */
export function pathBefore(records: readonly ChangedRecord[], path: string): string {
  const formerKey = records.find((record) => record.path === path)?.formerKey ?? undefined;
  const slug = formerKey?.split("/").at(-1);
  return slug === undefined ? path : path.slice(0, path.lastIndexOf("/") + 1) + encodeURIComponent(slug);
}
