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

/** JSON of values that are kept, and so become part of many pages; for as long as they are. */
const keptTexts = new WeakMap<object, string>();

/** `writePage` uses this text again wherever the value stands in a page. @param json - of the value, which no one changes */
export const keepText = (value: object, json: string): unknown => keptTexts.set(value, json);

/** How deep in the content of a node kept values stand: its content, a list of it, an entry of the list. */
const KEPT_DEPTH = 4;

/** As JSON.stringify, of plain data. @param depth - so far down kept values are looked for */
function write(value: unknown, depth: number): string | undefined {
  if (depth === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
  const kept = keptTexts.get(value);
  if (kept !== undefined) return kept;
  if (Array.isArray(value)) return `[${value.map((one) => write(one, depth - 1) ?? "null").join(",")}]`;
  const members = Object.entries(value).flatMap(([name, one]) => {
    const json = write(one, depth - 1);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${members.join(",")}}`;
}

export function writePage({ content, ...page }: PageModel): PageText {
  return { page: JSON.stringify(page), content: Object.entries(content).map(([id, node]) => [id, write(node, KEPT_DEPTH) ?? "null"]) };
}

/** Nodes whose content a reader remembers: as many as a few layouts have. */
const MAX_REMEMBERED = 256;

/**
 * Reads pages one after another: what a node shows as it did on the page before is not parsed again, and the same object.
 * @param remembers - false: each page is read whole
 */
export function createPageReader(remembers: boolean): (text: PageText) => ReadPage {
  const last = new Map<string, { readonly json: string; readonly node: NodeContent }>();
  const parse = (id: string, json: string): NodeContent => {
    const known = last.get(id);
    if (known?.json === json) return known.node;
    const node = JSON.parse(json) as NodeContent;
    if (!remembers) return node;
    if (!known && last.size === MAX_REMEMBERED) last.clear();
    last.set(id, { json, node });
    return node;
  };
  return ({ page, content }) => {
    const texts = new Map<unknown, string>();
    const nodes: Record<string, NodeContent> = {};
    for (const [id, json] of content) texts.set((nodes[id] = parse(id, json)), json);
    const members = content.map(([id, json]) => `${JSON.stringify(id)}:${json}`);
    return {
      page: { ...(JSON.parse(page) as Omit<PageModel, "content">), content: nodes },
      json: `${page.slice(0, -1)},"content":{${members.join(",")}}}`,
      textOf: (value) => texts.get(value),
    };
  };
}
