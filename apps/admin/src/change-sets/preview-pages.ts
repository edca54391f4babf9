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
