import { describe, expect, it, vi } from "vitest";
import type { PageModel, RenderedPage } from "@portal/domain";
import { createPartCache } from "@portal/react/server";
import type { PageState } from "../starter/page-state.ts";
import { testPage } from "../state/testing/page.ts";
import { type RenderOptions, renderDocument } from "./render.tsx";

const plain = testPage();
const title = { kind: "widget", id: "n0-0", className: "t-t--0-0", name: "homeTitle", headingLevel: 1, needs: {} } as const;
const page = (more: Partial<PageModel> = {}): PageModel => ({
  ...plain,
  title: 'Bộ "Mẫu" <Việt Nam>',
  tree: { ...plain.tree, root: { ...plain.tree.root, children: [title] } },
  ...more,
});
const assets = {
  blocking: ["/assets/prefs-1.js"],
  scripts: ["/assets/starter.js"],
  program: ["/assets/a.js", "/assets/b.js"],
  styles: ["/assets/s.css"],
  fonts: ["/assets/f.woff2"],
  modules: {
    NotFound: { scripts: ["/assets/n.js", "/assets/b.js"], styles: ["/assets/n.css"] },
    Sitemap: { scripts: ["/assets/m.js"], styles: [] },
  },
};
const render = (
  model: PageModel,
  onFailure = vi.fn<RenderOptions["onFailure"]>(),
  built: RenderOptions["assets"] = assets,
  origin = "https://portal.example",
): Promise<RenderedPage> =>
  renderDocument(model, {
    assets: built,
    timeZone: "Asia/Ho_Chi_Minh",
    origin,
    apiOrigins: [],
    parts: createPartCache(0),
    text: { json: JSON.stringify(model), textOf: () => undefined },
    onFailure,
  });
const stateOf = (html: string): PageState =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? "null") as PageState;
const draw = async (model: PageModel): Promise<string> => (await render(model)).html;

describe("renderDocument", () => {
  it("escapes what data says in the head", async () => {
    expect(await draw(page())).toContain("<title>Bộ &quot;Mẫu&quot; &lt;Việt Nam&gt;</title>");
  });

  it("links the page itself and its counterpart", async () => {
    const html = await draw(page());
    expect(html).toContain('<link rel="canonical" href="https://portal.example/" data-page>');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://portal.example/mof" data-page>');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://portal.example/" data-page>');
  });

  it.each([
    ["the ministry's home, by its slug", { kind: "home", path: "/btc", alternates: { vi: "/" } }, "/"],
    [
      "a home, whatever it stands in for",
      { kind: "home", path: "/mof?untranslated=site", language: "en", untranslated: "site", alternates: { en: "/mof" } },
      "/mof",
    ],
    [
      "a list, by which of its pages it is",
      { kind: "category", path: "/btc/tin?page=2", alternates: { vi: "/btc/tin" } },
      "/btc/tin?page=2",
    ],
    [
      "a form, whatever it begins with",
      { kind: "fixed", path: "/btc/bao-loi?trang=%2F", forms: { key: "k", captcha: "c" } },
      "/btc/bao-loi",
    ],
  ] as const)("has one address for %s", async (_what, fields, address) => {
    expect(await draw(page(fields))).toContain(`<link rel="canonical" href="https://portal.example${address}" data-page>`);
  });

  it("keeps pages that do not exist out of indexes, without canonical address", async () => {
    const html = await draw(page({ status: 404, alternates: {} }));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("canonical");
  });

  it("keeps results of searches out of indexes, the search page itself not", async () => {
    const search = { kind: "search", path: "/btc/tim-kiem" } as const;
    expect(await draw(page(search))).not.toContain("noindex");
    expect(await draw(page({ ...search, path: "/btc/tim-kiem?q=thu" }))).toContain('<meta name="robots" content="noindex">');
  });

  it("keeps a draft with its form opened out of indexes, the draft itself not", async () => {
    const draft = { kind: "article", commentForm: { href: "/btc/a/b?form=contribution" } } as const;
    expect(await draw(page(draft))).not.toContain("noindex");
    const opened = page({ ...draft, forms: { key: "k", captcha: "c" } });
    expect(await draw(opened)).toContain('<meta name="robots" content="noindex">');
  });

  it("holds no script that executes besides the built ones", async () => {
    const scripts = [...(await draw(page())).matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      '<script src="/assets/prefs-1.js">',
      '<script type="module" src="/assets/starter.js">',
      '<script type="application/json" id="page-state">',
      '<script type="application/ld+json" data-page>',
    ]);
  });

  it("says which widget threw, and draws the rest: the browser is told not to try it", async () => {
    const onFailure = vi.fn<RenderOptions["onFailure"]>();
    const broken = page();
    const sound = broken.tree.root.children;
    const widget = { kind: "widget", id: "n0-0", className: "c", name: "article", headingLevel: 1, needs: {} } as const;
    const model = {
      ...broken,
      article: { title: "x", body: { kind: "gallery", photos: null } } as never,
      tree: { ...broken.tree, root: { ...broken.tree.root, children: [...sound, { ...widget, id: "n0-1" }] } },
    };
    const { html, page: drawn } = await render(model, onFailure);
    expect(html).toContain('data-widget="homeTitle"');
    expect(html).toContain('data-failed="error"');
    expect(stateOf(html).page?.content["n0-1"]).toEqual({ status: "failed", reason: "error" });
    expect(drawn.content["n0-1"]).toEqual({ status: "failed", reason: "error" });
    expect(onFailure).toHaveBeenNthCalledWith(1, ["article"], expect.any(TypeError));
    // Nor is there anything for programs to read: that, too, is in the log, and no more.
    expect(onFailure.mock.calls.slice(1)).toEqual([[["structured data"], expect.any(TypeError)]]);
    expect(html).not.toContain("ld+json");
  });

  it("says what its address looks like where somebody shares it, unless no index lists it, or no one knows the portal's address", async () => {
    const shared = await draw(page({ path: "/btc" }));
    expect(shared).toContain('<meta property="og:title" content="Bộ Mẫu" data-page>');
    expect(shared).toContain('<meta property="og:url" content="https://portal.example/" data-page>');
    expect(shared).toMatch(/<meta property="og:image" content="https:\/\/portal\.example\/cards\/[0-9a-f]{24}\.png\?page=%2F" data-page>/);
    for (const other of [
      await draw(page({ status: 404 })),
      await draw(page({ personal: true })),
      (await render(page(), undefined, assets, "")).html,
    ]) {
      expect(other).not.toContain("og:");
      expect(other).not.toContain("ld+json");
    }
  });

  it("names the model that it was drawn from, and holds it only where no one else gets the page", async () => {
    const [{ html, model }, other] = [await render(page()), await render(page({ title: "Khác" }))];
    expect(stateOf(html)).toMatchObject({ hash: model?.hash, timeZone: "Asia/Ho_Chi_Minh", apiOrigins: [] });
    expect(stateOf(html).page).toBeUndefined();
    expect(JSON.parse(model?.json ?? "")).toEqual(page());
    expect(other.model?.hash).not.toBe(model?.hash);
    const own = await render(page({ forms: { key: "k", captcha: "c" } }));
    expect([own.model, stateOf(own.html).hash, stateOf(own.html).page?.forms]).toEqual([undefined, undefined, { key: "k", captcha: "c" }]);
  });

  it("holds its model where its path is longer than what may be asked for", async () => {
    const path = (length: number) => `/btc?x=${"a".repeat(length - "/btc?x=".length)}`;
    const [longest, longer] = [await render(page({ path: path(2048) })), await render(page({ path: path(2049) }))];
    expect([longest.model === undefined, stateOf(longest.html).page]).toEqual([false, undefined]);
    expect([longer.model, stateOf(longer.html).hash, stateOf(longer.html).page?.path]).toEqual([undefined, undefined, path(2049)]);
  });

  it("throws where no part is to blame", async () => {
    await expect(draw(page({ site: undefined as never }))).rejects.toThrow(TypeError);
  });

  it("announces the files of the views that it draws, each once, and no others", async () => {
    const model = page();
    const notFound = { kind: "widget", id: "n0-1", className: "c", name: "notFound", headingLevel: 1, needs: {} } as const;
    const root = { ...model.tree.root, children: [notFound, { ...notFound, id: "n0-2" }] };
    const html = await draw({ ...model, tree: { ...model.tree, root } });
    expect([...html.matchAll(/<link rel="(?:preload|stylesheet)".*?href="(\/assets[^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/assets/f.woff2",
      "/assets/s.css",
      "/assets/n.css",
    ]);
    expect(stateOf(html).modules, "the program first").toEqual(["/assets/a.js", "/assets/b.js", "/assets/n.js"]);
  });

  it("names its style sheets and fonts for the answer's header as its head loads them", async () => {
    const { html, links } = await render(page());
    expect(html).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin>');
    expect(links).toBe('</assets/s.css>; rel=preload; as=style, </assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin');
  });

  it("joins the style sheets of its shell, and those of its view", async () => {
    const model = page();
    const notFound = { kind: "widget", id: "n0-1", className: "c", name: "notFound", headingLevel: 1, needs: {} } as const;
    const sheets = (names: string) => ({ scripts: [], styles: Array.from(names, (name) => `/assets/${name}-1.css`) });
    const { html } = await render({ ...model, tree: { ...model.tree, root: { ...model.tree.root, children: [notFound] } } }, undefined, {
      ...assets,
      styles: ["/assets/a-1.css"],
      modules: { "shell-default": sheets("b"), NotFound: sheets("abcd") },
    });
    expect([...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/assets/styles/a-1+b-1.css",
      "/assets/styles/c-1+d-1.css",
    ]);
  });
});
