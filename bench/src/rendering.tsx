/** A page by our renderer beside the same components in plain React. */
import type { BlockNode, CardsContent, NodeContent, RegionNode } from "@portal/core";
import type { PageModel } from "@portal/domain";
import { registryDefinition } from "@portal/blocks";
import { createRegistry, type HostContext, HostProvider, LayoutRenderer, preloadTree } from "@portal/react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { BLOCKS, CARDS, cardPage } from "./card-page.ts";
import { race } from "./measure.ts";
import { type Line, perSecond } from "./report.ts";

const GOAL = 0.95;

const host: HostContext = {
  language: "vi",
  Link: ({ href, blank, children, ...rest }) => (
    <a href={href} {...(blank ? { target: "_blank", rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  ),
  t: (key, values) => String(values?.["defaultValue"] ?? key),
  format: { date: (iso) => iso, dateTime: (iso) => iso, weekStart: 1, number: String },
  action: () => undefined,
};

const Cards = registryDefinition.blocks.cards.default as ComponentType<{ readonly block: BlockNode; readonly content: CardsContent }>;

/** The page as one would write it by hand, without layouts: each block is an element that was put there. */
function plainPage(page: PageModel): () => ReactNode {
  const isRegion = (node: { readonly kind: string }): node is RegionNode => node.kind === "region";
  const contentOf = (node: BlockNode): CardsContent =>
    (page.content[node.id] as NodeContent & { readonly status: "ready" }).content as CardsContent;
  const bands = page.tree.root.children.filter(isRegion).map(({ className, children }) => ({
    className,
    blocks: (children as readonly BlockNode[]).map((node) => ({ node, content: contentOf(node) })),
  }));
  return function PlainPage() {
    return (
      <main id="main" tabIndex={-1} className={page.tree.root.className}>
        {bands.map(({ className, blocks }) => (
          <div key={className} className={className}>
            {blocks.map(({ node, content }) => (
              <div key={node.id} className={node.className} data-block={node.key}>
                <Cards block={node} content={content} />
              </div>
            ))}
          </div>
        ))}
      </main>
    );
  };
}

const fail = (failure: { readonly error: unknown }): void => {
  throw failure.error;
};

export async function renderingLines(): Promise<Line[]> {
  const page = await cardPage();
  const registry = createRegistry(registryDefinition);
  await preloadTree(page.tree, registry);
  const Plain = plainPage(page);
  const ours = (): string =>
    renderToString(
      <HostProvider value={host}>
        <LayoutRenderer page={page} registry={registry} onFailure={fail} loading={null} />
      </HostProvider>,
    );
  const plain = (): string =>
    renderToString(
      <HostProvider value={host}>
        <Plain />
      </HostProvider>,
    );
  const html = plain();
  if (ours() !== html) throw new Error("Our renderer and plain React draw different HTML; the figures would mean nothing.");
  if (html.split("<li").length - 1 !== BLOCKS * CARDS) throw new Error("The page does not hold 15 blocks of 8 cards.");

  const { timings, ratios } = race([
    { name: "ours", run: ours },
    { name: "plain", run: plain },
  ]);
  const ratio = ratios[0] ?? Number.NaN;
  return [
    {
      what: `render ${BLOCKS} blocks × ${CARDS} cards, ${Math.round(html.length / 1024)} KB (beside: plain React)`,
      ours: perSecond(timings[0]?.micros ?? Number.NaN),
      beside: perSecond(timings[1]?.micros ?? Number.NaN),
    },
    { what: "  speed beside plain React", ours: ratio.toFixed(3), goal: `≥ ${GOAL}`, met: ratio >= GOAL },
  ];
}
