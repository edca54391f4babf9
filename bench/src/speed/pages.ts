/** The pages that are measured, and peers that send the same. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildNext } from "../peers/next-app.ts";
import { readPage } from "../peers/read-page.ts";
import type { PageNode } from "../peers/page-tree.ts";
import { brotliOf } from "../server/brotli.ts";
import { type Peer, startNext, startPeer } from "../peers/start.ts";

export const pages = {
  home: "/",
  category: "/btc/tin-tai-chinh",
  article: "/btc/tin-tieu-diem/thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam",
} as const;
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** As many articles as the demonstration content has. */
export const DEMONSTRATION = 631;

/** So many, or as many as BENCH_ARTICLES says: a change can then be tried with fewer. */
export const articlesOr = (usual: number): number => Number(process.env["BENCH_ARTICLES"] ?? usual);

export interface Peers {
  readonly fastify: Peer;
  readonly next: Peer;
  readonly react: Peer;
}

/** Runs `work` beside peers that send what the portal sends now. @param root the checkout */
export async function withPeers<T>(root: string, origin: string, work: (peers: Peers) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-pages-"));
  const started: Peer[] = [];
  const keep = (peer: Peer): Peer => {
    started.push(peer);
    return peer;
  };
  try {
    const trees = {} as Record<PageName, PageNode>;
    for (const name of pageNames) {
      const response = await fetch(origin + pages[name]);
      if (!response.ok) throw new Error(`${pages[name]} was answered ${response.status}; no peer can draw it.`);
      trees[name] = readPage(await response.text());
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(trees[name]));
    }
    const bytes = join(folder, "home.br");
    writeFileSync(bytes, await brotliOf(origin + pages.home));
    return await work({
      fastify: keep(await startPeer(root, "fastify", bytes)),
      react: keep(await startPeer(root, "direct-react", folder)),
      next: keep(await startNext(buildNext(root, trees))),
    });
  } finally {
    for (const peer of started) await peer.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
