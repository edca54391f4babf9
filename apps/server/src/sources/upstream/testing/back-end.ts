/** A ministry's back end on loopback that offers only the calls of specification §7, and a portal that lives on them. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createCatalogue } from "@portal/core/catalogue";
import type { Portal, PortalSource } from "@portal/domain";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader, forVisitors } from "@portal/domain/loader";
import { upstreamHttp } from "../http.ts";
import { createUpstreamSource, type UpstreamOptions } from "../source.ts";

export interface BackEnd {
  /** "http://127.0.0.1:PORT" */
  readonly origin: string;
  /**
   * What a call brings in the envelope, or a function that answers it. By method and path with query, and for lists of articles by the
   * category's id, as in "POST /api/article/reads 7".
   */
  readonly answers: Map<string, unknown>;
  /** Those that were made. */
  readonly calls: string[];
}

export const SITE = "GET /api/articlecategory/getbyslug?slug=btc";
export const CATEGORIES = "GET /api/articlecategory/getchildsbyslug?slug=btc";
export const PARAMETERS = "GET /api/paramaters/gets?type=2";
export const NEWS = "POST /api/article/reads 7";
export const TAXES = "POST /api/article/reads 8";

export const category = (slug: string): string => `GET /api/articlecategory/getbyslug?slug=${slug}`;

/** A status that is not tried again. */
export const failing = (response: ServerResponse): void => void response.writeHead(400).end();

const metadata = JSON.stringify({
  blocks: [
    { key: "slideNews", category: "tin-moi" },
    { key: "newsBlock1", categories: ["thue", "tin-moi"] },
  ],
});
const article = (slug: string): object => ({ slug, title: slug, articleType: 1, category: "tin-moi", articleContent: "{}" });

/** For one test. */
export async function startBackEnd(): Promise<BackEnd> {
  const calls: string[] = [];
  const answers = new Map<string, unknown>([
    [SITE, { slug: "btc", name: "Bộ", language: 1, metadata }],
    [
      CATEGORIES,
      [
        { id: 7, slug: "tin-moi", name: "Tin mới" },
        { id: 8, slug: "thue", name: "Thuế" },
      ],
    ],
    [PARAMETERS, [{ type: 2, key: "articles-per-block", value: "1" }]],
    [NEWS, [article("bai-1"), article("bai-2")]],
    [TAXES, [article("bai-3")]],
    ["GET /api/article/getbyslug?slug=bai-1", article("bai-1")],
  ]);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, search } = new URL(request.url ?? "/", "http://upstream");
      const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { categoryId: unknown }) : undefined;
      const call = `${request.method} ${pathname}${body ? ` ${String(body.categoryId)}` : search}`;
      calls.push(call);
      const data = answers.get(call);
      if (typeof data === "function") return (data as (response: ServerResponse) => void)(response);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(data === undefined ? { success: false } : { success: true, data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers, calls };
}

const plain: UpstreamOptions["sanitizer"] = { sanitize: async (html) => ({ html }) };

/** A source that reads from it. */
export const sourceOf = (
  { origin }: BackEnd,
  { log = () => undefined, sanitizer = plain }: Partial<Pick<UpstreamOptions, "log" | "sanitizer">> = {},
): PortalSource => createUpstreamSource({ http: upstreamHttp(`${origin}/api/`, log), origin, sanitizer, log });

const block = (key: string, type: string, count?: number) => ({ key, label: { vi: key }, type, name: "default", editable: true, count });

export const homeCatalogue = (count?: number) =>
  createCatalogue(
    {
      layouts: [
        {
          version: 3,
          id: "default-layout-vi",
          label: { vi: "Mẫu" },
          name: "Sample",
          for: ["home"],
          template: "t",
          blocks: [block("slideNews", "category", count), block("pinNews", "category", count), block("newsBlock1", "categories", count)],
        },
      ],
      templates: [
        {
          version: 1,
          id: "t",
          label: { vi: "Mẫu" },
          root: { layout: "stack", landmark: "main", children: [{ area: "slideNews" }, { area: "pinNews" }, { area: "newsBlock1" }] },
        },
      ],
    },
    portalCatalogue,
  );

/** Its documents are the page's own data. */
export function portalOn(source: PortalSource, now: () => number): Portal {
  const load = createPageLoader({
    catalogue: homeCatalogue(),
    source,
    defaultSites: { vi: "btc", en: "mof" },
    release: "test",
    takesForms: "comments",
    now,
    newId: () => crypto.randomUUID(),
    log: () => undefined,
  });
  return {
    card: () => undefined,
    load: async (path, { signal }) => forVisitors(await load(path, signal)),
    render: async (page) => ({ page, links: "", html: `<!doctype html>${JSON.stringify(page)}` }),
  };
}
