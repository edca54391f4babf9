import type { LayoutNode } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleView } from "./index.ts";

const views = [...sampleCatalogue().templates.keys()];
const languagesOf = (view: string) => {
  const language = sampleCatalogue().layouts.get(view)?.language;
  return language ? [language] : (["vi", "en"] as const);
};
const leaves = (node: LayoutNode): LayoutNode[] => (node.kind === "region" ? node.children.flatMap(leaves) : [node]);
/** Cards are made by hand: they stand whatever fails. */
const cards = ({ tree }: ResolvedPage): Set<string> =>
  new Set(leaves(tree.root).flatMap((node) => (node.kind === "block" && node.type === "cards" ? [node.id] : [])));
const statuses = (content: Readonly<Record<string, { status: string }>>): string[] => Object.values(content).map(({ status }) => status);

describe.each(views)("%s", (view) => {
  it("is drawn by its own template, in each of its languages, with content and without a finding", async () => {
    for (const language of languagesOf(view)) {
      const page = await sampleView({ view, language, state: "full" });
      expect([page.tree.templateId, page.language]).toEqual([view, language]);
      expect(page.diagnostics).toEqual([]);
      expect(statuses(page.content).filter((status) => status !== "ready")).toEqual([]);
    }
  });

  it("keeps its template in every other state", async () => {
    const [language = "vi"] = languagesOf(view);
    for (const state of ["empty", "failing", "failed", "long", "hostile"] as const) {
      const page = await sampleView({ view, language, state });
      expect([state, page.tree.templateId]).toEqual([state, view]);
      const stands = Object.entries(page.content).filter(([id, { status }]) => status === "ready" && !cards(page).has(id));
      if (state === "failed") expect(stands).toEqual([]);
    }
  });
});

it("reports the mistakes of metadata, in the hostile state", async () => {
  const { diagnostics } = await sampleView({ view: "default-layout-vi", language: "vi", state: "hostile" });
  expect(diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(["unknown-block-key"]));
  expect(diagnostics.every(({ path }) => path.startsWith("/site/"))).toBe(true);
});

it("makes texts long without losing what they refer to", async () => {
  const { site, content } = await sampleView({ view: "category-default-vi", language: "vi", state: "long" });
  expect(site.name.length).toBeGreaterThan(200);
  expect(statuses(content)).toEqual(["ready", "ready"]);
});

it("refuses a view that does not exist", async () => {
  await expect(sampleView({ view: "no-such-view", language: "vi", state: "full" })).rejects.toThrow("no-such-view");
});
