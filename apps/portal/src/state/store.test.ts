import { getVersion, snapshot, subscribe } from "valtio";
import { expect, it, vi } from "vitest";
import { createState, endLoading, failNavigation, type PortalState, showPage, startLoading, stateToDraw } from "./store.ts";
import { testPage } from "./testing/page.ts";

const state = (): PortalState => createState(testPage(), "Asia/Ho_Chi_Minh");
const flags = ({ settings, categories, navigation }: PortalState): unknown[] => [settings.loading, categories.loading, navigation.failed];

it("is made anew for each visitor: nothing that one holds is in another's", () => {
  const one = state();
  const other = state();
  one.user.id = "7";
  one.user.email = "secret";
  one.parameters.paras = [{ type: 2, key: "k", value: "v" }] as never;
  one.categories.bySlug["a"] = { slug: "a", name: "A", href: "/btc/a" };
  one.publicIp.ip = "192.0.2.7";
  one.traffic.connectedCount = 1;
  const held = JSON.stringify(Object.values(other));
  expect([
    other.user.id,
    other.user.email,
    other.parameters.paras,
    other.categories.bySlug,
    other.publicIp.ip,
    other.traffic.connectedCount,
  ]).toEqual(["", "", [], {}, "", undefined]);
  expect(held).not.toContain("secret");
});

it("loads while a navigation does, and no longer once its page is there (specification §4)", () => {
  const visitor = state();
  startLoading(visitor, "/mof");
  expect(flags(visitor)).toEqual([true, false, undefined]);
  showPage(visitor, testPage({ path: "/mof", language: "en" }));
  expect(flags(visitor)).toEqual([false, false, undefined]);
  startLoading(visitor, "/mof");
  endLoading(visitor);
  expect(flags(visitor)).toEqual([false, false, undefined]);
});

it("the category store loads where the way leads to a category that is known, or into it (specification §3)", () => {
  const visitor = state();
  const category = { slug: "tin", name: "Tin", href: "/btc/tin" };
  showPage(visitor, testPage({ category }));
  startLoading(visitor, "/btc/tin/bai-mot");
  expect(flags(visitor)).toEqual([true, true, undefined]);
  showPage(visitor, testPage());
  expect(flags(visitor)).toEqual([false, false, undefined]);
});

it("on any error the navigation proceeds: the flag is cleared, the path and the message kept, the old page's data untouched (§4, §8)", () => {
  const visitor = state();
  startLoading(visitor, "/mof");
  failNavigation(visitor, "/btc/tin-tuc", new Error("page could not be reached"));
  expect(flags(visitor)).toEqual([false, false, "/btc/tin-tuc"]);
  expect(visitor.categories.error).toBe("page could not be reached");
  expect(visitor.page.current.path).toBe("/");
  showPage(visitor, testPage());
  expect([visitor.navigation.failed, visitor.categories.error]).toEqual([undefined, undefined]);
});

it("a shown page fills every store about it", () => {
  const visitor = state();
  const category = { slug: "news", name: "News", href: "/union/news" };
  const site = { ...testPage().site, slug: "union", searchLink: "search" };
  showPage(visitor, testPage({ path: "/union/news", kind: "category", language: "en", site, category }));
  expect(visitor.settings).toMatchObject({ homeSlug: "union", categorySlug: "news", searchLink: "search" });
  expect(visitor.site).toEqual({ siteId: "union", subsite: "union" });
  expect(visitor.language.current).toBe("en");
  expect(visitor.categories.current).toBe(category);
});

it("leaves the page model as it is: no proxies around what is drawn", () => {
  const page = testPage();
  const visitor = createState(page, "UTC");
  expect(visitor.page.current).toBe(page);
  expect(snapshot(visitor.page).current).toBe(page);
});

const stores = [
  "page",
  "settings",
  "navigation",
  "language",
  "site",
  "categories",
  "user",
  "parameters",
  "publicIp",
  "device",
  "traffic",
] as const satisfies readonly (keyof PortalState)[];

it.each(stores)("the server draws from plain objects that say what a visitor's stores do: %s", (name) => {
  const page = testPage({ category: { slug: "tin", name: "Tin", href: "/btc/tin" } });
  const drawn = stateToDraw(page, "UTC")[name];
  const followed = createState(page, "UTC")[name];
  expect(drawn).toEqual(snapshot(followed));
  expect([getVersion(drawn), getVersion(followed)]).toEqual([undefined, expect.any(Number)]);
});

it("does not notify subscribers of one store of changes in another", async () => {
  const visitor = state();
  const onPage = vi.fn<() => void>();
  subscribe(visitor.page, onPage);
  subscribe(visitor.settings, onPage);
  visitor.traffic.connectedCount = 5;
  visitor.user.id = "7";
  await Promise.resolve();
  expect(onPage).not.toHaveBeenCalled();
});
