import type { LayoutNode } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import type { Catalogue } from "@portal/core/catalogue";
import { createPageLoader } from "@portal/domain/loader";
import type { SampleState } from "./fixture-for-layout.ts";
import type { Fixture } from "./fixture.ts";
import { createMemorySource } from "./memory-source.ts";
import { NOW } from "./fixture/build.ts";
import { sampleSites } from "./fixture/index.ts";

/** A fixture, and the page of it that is asked for. */
export interface Visit {
  readonly fixture: Fixture;
  readonly path: string;
}

/** Of every form, and of its captcha. */
const ID = "5f0c8a52-3a0d-4c39-9d5e-6a4f0a1f2b7c";

/**
 * The page at a path of a fixture, as the portal loads it.
 * @throws where the path leads elsewhere: a mistake of the caller.
 */
export async function loadPage(catalogue: Catalogue, { fixture, path }: Visit, state: SampleState): Promise<ResolvedPage> {
  const failing = new Set<string>();
  const source = createMemorySource(fixture, { fails: ({ key }) => state === "failed" || failing.has(key) });
  const load = createPageLoader({
    catalogue,
    source,
    defaultSites: sampleSites,
    release: "sample",
    takesForms: "all",
    now: () => NOW,
    newId: () => ID,
    // What the engine finds is in the page.
    log: () => {},
  });
  const open = async (fails: Iterable<string> = []): Promise<ResolvedPage> => {
    failing.clear();
    for (const key of fails) failing.add(key);
    const found = await load(path, undefined);
    if (!("resolved" in found)) throw new Error(`The sample page ${path} leads to ${found.redirect}.`);
    return found.resolved;
  };
  const page = await open();
  return state === "failing" ? ((await failOnePart(open, [...source.counts().queries.keys()])) ?? page) : page;
}

/**
 * The page without the first part that can fail alone: a block, or a widget where no block can. Blocks often share queries, and some need
 * several: the shortest run of queries is looked for whose failure fails exactly one part.
 * @param keys of the page's queries, in reading order
 */
async function failOnePart(
  open: (fails: readonly string[]) => Promise<ResolvedPage>,
  keys: readonly string[],
): Promise<ResolvedPage | undefined> {
  let widget: ResolvedPage | undefined;
  for (let end = 1; end <= keys.length; end += 1)
    for (let start = end - 1; start >= 0; start -= 1) {
      const page = await open(keys.slice(start, end));
      const failed = leaves(page.tree.root).filter(({ id }) => page.content[id]?.status === "failed");
      if (failed.length > 1) break;
      if (failed[0]?.kind === "block") return page;
      if (failed.length === 1) widget ??= page;
    }
  return widget;
}

const leaves = (node: LayoutNode): LayoutNode[] => (node.kind === "region" ? node.children.flatMap(leaves) : [node]);
