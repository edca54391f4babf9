import type { NodeContent } from "@portal/core";
import type { PageModel } from "./page.ts";

/** A page as it goes to a renderer thread: JSON in pieces, so that what each node shows is at hand as text, by which its HTML is found again. */
export interface PageText {
  /** JSON of the page without its content. */
  readonly page: string;
  /** By node: its id, and JSON of its content. */
  readonly content: readonly (readonly [id: string, json: string])[];
}

export interface ReadPage {
  readonly page: PageModel;
  /** JSON of the whole page, its content last. */
  readonly json: string;
  /** The text from which the content of a node was read; undefined for any other value. */
  readonly textOf: (value: unknown) => string | undefined;
}

export function writePage({ content, ...page }: PageModel): PageText {
  return { page: JSON.stringify(page), content: Object.entries(content).map(([id, node]) => [id, JSON.stringify(node)]) };
}

export function readPage({ page, content }: PageText): ReadPage {
  const texts = new Map<unknown, string>();
  const nodes: Record<string, NodeContent> = {};
  for (const [id, json] of content) texts.set((nodes[id] = JSON.parse(json) as NodeContent), json);
  const members = content.map(([id, json]) => `${JSON.stringify(id)}:${json}`);
  return {
    page: { ...(JSON.parse(page) as Omit<PageModel, "content">), content: nodes },
    json: `${page.slice(0, -1)},"content":{${members.join(",")}}}`,
    textOf: (value) => texts.get(value),
  };
}
