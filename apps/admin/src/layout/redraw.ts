/** The page in the frame, drawn from what is known already: block edits show before the server has saved them. */
import type { CategoryContent, ContentSource, LayoutNode, NodeContent, QueryResult, ResolvedTree } from "@portal/core";
import { drawnTree, executePlan, planContent, type QueryTable } from "@portal/core/compose";
import type { PageModel } from "@portal/domain";

/** By slug: contents of categories that the page has shown so far. */
export type KnownCategories = Map<string, CategoryContent>;

/** Widgets keep what they show: no command of the editor changes that. */
const blocksAlone: QueryTable = { needs: new Map(), cardItems: undefined };

/**
 * @param known grows by what the page shows
 * @returns the page with the blocks of the tree, each with what is known of its content, else with what it shows now; undefined: it is another page, or drawn by another layout
 */
export async function redraw(page: PageModel, tree: ResolvedTree, known: KnownCategories): Promise<PageModel | undefined> {
  if (page.tree.layoutId !== tree.layoutId || page.tree.templateId !== tree.templateId) return undefined;
  for (const content of Object.values(page.content)) remember(content, known);
  const context = {
    site: page.site.slug,
    category: page.category?.slug,
    article: undefined,
    page: 1,
    year: undefined,
    sort: "newest",
  } as const;
  const plan = planContent(tree, context, blocksAlone);
  const { content } = await executePlan(
    plan,
    sourceOf(known),
    { site: page.site.slug, language: page.language, asOf: 0, article: undefined, signal: undefined, table: blocksAlone },
    () => undefined,
  );
  const drawn = Object.entries(page.content).filter(([id]) => !isBlock(tree.root, id));
  const blocks = plan.bindings.map(({ node }): [string, NodeContent | undefined] => [
    node.id,
    newer(page.content[node.id], content[node.id]),
  ]);
  return { ...page, tree: drawnTree(tree), content: Object.fromEntries([...drawn, ...blocks.filter(hasContent)]) };
}

const hasContent = (entry: [string, NodeContent | undefined]): entry is [string, NodeContent] => entry[1] !== undefined;

const isBlock = (node: LayoutNode, id: string): boolean =>
  node.kind === "region" ? node.children.some((child) => isBlock(child, id)) : node.kind === "block" && node.id === id;

/** What is known now, unless something of it has to come from the server: then what is shown stays until it comes. */
function newer(shown: NodeContent | undefined, now: NodeContent | undefined): NodeContent | undefined {
  if (now === undefined || now.status === "failed") return shown;
  const hasItems = shown?.status === "ready" && "cards" in shown.content && shown.content.cards.some(({ items }) => items !== undefined);
  return hasItems ? shown : now;
}

function remember(node: NodeContent, known: KnownCategories): void {
  if (node.status !== "ready") return;
  const { content } = node;
  const found = "categories" in content ? content.categories : "category" in content ? [content] : [];
  for (const one of found) {
    const before = known.get(one.category.slug);
    if (!before || before.articles.length <= one.articles.length) known.set(one.category.slug, one);
  }
}

const sourceOf = (known: KnownCategories): ContentSource => ({
  fetchContent: async (queries) =>
    new Map(
      queries.flatMap((query): [string, QueryResult][] => {
        const value = query.kind === "category" ? known.get(query.slug) : undefined;
        return value ? [[query.key, { ok: true, value }]] : [];
      }),
    ),
});
