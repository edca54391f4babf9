/** A page by our renderer beside the same components in plain React. */
import type { BlockNode, CardsContent, NodeContent, RegionNode } from "@portal/core";
import type { PageModel } from "@portal/domain";
import { registryDefinition } from "@portal/blocks";
import { createRegistry, type HostContext, HostProvider, LayoutRenderer, type LinkProps, preloadPage } from "@portal/react";
import { createPartCache, drawWithParts } from "@portal/react/server";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { BLOCKS, CARDS, cardPage } from "./card-page.ts";
import { race } from "./measure.ts";
import { type Line, perSecond } from "./report.ts";

const GOAL = 0.95;
/** Of our own components beside elements written by hand, drawn anew. */
const DIRECT_GOAL = 0.85;
/** The same where all blocks but one are as they were. */
const REUSE_GOAL = 3;

/** As the portal draws links on its server (`plainLink`): a benchmark imports no app, and what the host's links cost is part of the page. */
const drawLink = (link: LinkProps): ReactElement => (
  <a
    href={link.href}
    target={link.blank ? "_blank" : undefined}
    rel={link.blank ? "noopener" : undefined}
    className={link.className}
    lang={link.lang}
    aria-label={link["aria-label"]}
    aria-current={link["aria-current"]}
    aria-hidden={link["aria-hidden"]}
    tabIndex={link.tabIndex}
  >
    {link.children}
  </a>
);

const host: HostContext = {
  language: "vi",
  Link: drawLink,
  drawLink,
  t: (key, values) => String(values?.["defaultValue"] ?? key),
  format: { date: (iso) => iso, dateTime: (iso) => iso, weekStart: 1, number: String },
  action: () => undefined,
};

const Cards = registryDefinition.blocks.cards.default as ComponentType<{ readonly block: BlockNode; readonly content: CardsContent }>;

/** The page as one would write it by hand, without layouts: each block is an element that was put there. */
function plainPage(page: PageModel, Block: typeof Cards = Cards): () => ReactNode {
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
                <Block block={node} content={content} />
              </div>
            ))}
          </div>
        ))}
      </main>
    );
  };
}

/** What one would write for this page alone: a component a block and one a card, no checks of addresses, no texts, no host. */
function directPage(page: PageModel): () => ReactNode {
  const DirectCard = ({ card: { href, title, description, image } }: { readonly card: CardsContent["cards"][number] }): ReactNode => (
    <li className="CardsDefault_card">
      <span className="ArticleImage_frame ArticleImage_wide CardsDefault_picture">
        <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />
      </span>
      <div className="CardText_text CardsDefault_text">
        <h3 className="CardText_title">
          <a href={href} className="TitleLink_title TitleLink_covers">
            {title}
          </a>
        </h3>
        <p className="CardText_description">{description}</p>
      </div>
    </li>
  );
  const Block = ({ block, content }: { readonly block: BlockNode; readonly content: CardsContent }): ReactNode => (
    <section className="Section_section">
      <div className="SectionHeading_line">
        <h2 className="SectionHeading_heading">
          <span className="TitleLink_title SectionHeading_name">{block.label}</span>
        </h2>
      </div>
      <ul className="CardsDefault_cards">
        {content.cards.map((card, index) => (
          <DirectCard key={index} card={card} />
        ))}
      </ul>
    </section>
  );
  return plainPage(page, Block);
}

const fail = (failure: { readonly error: unknown }): void => {
  throw failure.error;
};

/** Each drawing finds all blocks but one as they were; the one has another title than ever. */
function reuse(page: PageModel, elementOf: (model: PageModel) => ReactElement): () => string {
  // As large as the server's in small: what changes each time is kept too, and goes.
  const cache = createPartCache(2 ** 20);
  const [first = ""] = Object.keys(page.content);
  const { cards } = (page.content[first] as NodeContent & { readonly status: "ready" }).content as CardsContent;
  // As the page comes to a renderer thread: the content of each node with the text from which it was read.
  const texts = new Map<unknown, string>(Object.values(page.content).map((content) => [content, JSON.stringify(content)]));
  let count = 0;
  return () => {
    const [card, ...others] = cards;
    const changed = { status: "ready", content: { cards: [{ ...card, title: `Thẻ đổi lần thứ ${(count += 1)}` }, ...others] } };
    const text = JSON.stringify(changed);
    const model = { ...page, content: { ...page.content, [first]: changed } } as PageModel;
    const textOf = (value: unknown): string | undefined => (value === changed ? text : texts.get(value));
    return drawWithParts(elementOf(model), { cache, variant: "vi", isShared: () => true, textOf });
  };
}

export async function renderingLines(): Promise<Line[]> {
  const page = await cardPage();
  const registry = createRegistry(registryDefinition);
  await preloadPage(page, registry);
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
  const Direct = directPage(page);
  const direct = (): string => renderToString(<Direct />);
  const html = plain();
  if (direct() !== html) throw new Error("Elements written by hand are not what our components draw; the figures would mean nothing.");
  if (ours() !== html) throw new Error("Our renderer and plain React draw different HTML; the figures would mean nothing.");
  if (html.split("<li").length - 1 !== BLOCKS * CARDS) throw new Error("The page does not hold 15 blocks of 8 cards.");

  const reused = reuse(page, (model) => (
    <HostProvider value={host}>
      <LayoutRenderer page={model} registry={registry} onFailure={fail} loading={null} />
    </HostProvider>
  ));

  const { timings, ratios } = race([
    { name: "ours", run: ours },
    { name: "plain", run: plain },
    { name: "direct", run: direct },
  ]);
  const [ratio = Number.NaN, beside = Number.NaN] = ratios;
  const again = race([
    { name: "reused", run: reused },
    { name: "direct", run: direct },
  ]);
  const [faster = Number.NaN] = again.ratios;
  return [
    {
      what: `render ${BLOCKS} blocks × ${CARDS} cards, ${Math.round(html.length / 1024)} KB (beside: plain React)`,
      ours: perSecond(timings[0]?.micros ?? Number.NaN),
      beside: perSecond(timings[1]?.micros ?? Number.NaN),
    },
    { what: "  speed beside plain React", ours: ratio.toFixed(3), goal: `≥ ${GOAL}`, met: ratio >= GOAL },
    {
      what: "  speed beside React elements written by hand for this page",
      ours: beside.toFixed(2),
      goal: `≥ ${DIRECT_GOAL}`,
      met: beside >= DIRECT_GOAL,
    },
    {
      what: `  the same with HTML of ${BLOCKS - 1} unchanged blocks used again, one changed`,
      ours: faster.toFixed(2),
      goal: `≥ ${REUSE_GOAL}`,
      met: faster >= REUSE_GOAL,
    },
  ];
}
