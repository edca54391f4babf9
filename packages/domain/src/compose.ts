import { type ComposeRequest, composePage, type Composition, type HostContext } from "@portal/core/compose";
import type { Catalogue, ContentSource } from "@portal/core";
import { fileOf } from "./files/article-file.ts";
import type { PortalSubject } from "./files/view-of-body.ts";
import { portalQueries } from "./queries/table.ts";

/** What a page of this portal asks for, beside what the address itself says. */
export type PortalPageRequest = Omit<ComposeRequest, "context" | "subject" | "table"> &
  Omit<ComposeRequest["context"], "file"> & { readonly subject: PortalSubject };

/** The engine's pipeline with the kinds of queries of this portal. */
export function composePortalPage(catalogue: Catalogue, source: ContentSource, request: PortalPageRequest): Promise<Composition> {
  const { site, subject, articlesPerBlock, asOf, signal, onError, ...asked } = request;
  const context: HostContext = {
    ...asked,
    file: subject.kind === "article" ? fileOf(subject.article) : undefined,
  };
  return composePage(catalogue, source, { site, subject, articlesPerBlock, context, table: portalQueries, asOf, signal, onError });
}
