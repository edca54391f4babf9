import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { describe, expect, test } from "vitest";
import type { MenuItem } from "@portal/core";
import { menuCurrent, menuPosition } from "./menu-current.ts";

const item = (path: string, ...children: MenuItem[]): MenuItem => ({ path, label: path, blank: false, order: 0, children });

describe("an entry of the menu", () => {
  test("is the page itself, whatever the query", () => {
    expect(menuCurrent(item("/btc/tin-tuc"), "/btc/tin-tuc?page=2#main")).toBe("page");
    expect(menuCurrent(item("/btc/tin-tuc/"), "/btc/tin-tuc")).toBe("page");
    expect(menuCurrent(item("/"), "/?q=")).toBe("page");
  });

  test("is above the page where the page lies below it or below a child", () => {
    expect(menuCurrent(item("/btc/tin-tuc"), "/btc/tin-tuc/bai-viet")).toBe("true");
    expect(menuCurrent(item("/btc/gioi-thieu", item("/btc/lanh-dao-bo")), "/btc/lanh-dao-bo")).toBe("true");
  });

  test("is not above a page that only begins alike, and a home is above nothing", () => {
    expect(menuCurrent(item("/btc/tin"), "/btc/tin-tuc")).toBeUndefined();
    expect(menuCurrent(item("/btc"), "/btc/tin-tuc")).toBeUndefined();
    expect(menuCurrent(item("/"), "/btc")).toBeUndefined();
    expect(menuCurrent(item("https://example.org/btc/tin-tuc"), "/btc/tin-tuc")).toBeUndefined();
  });

  test("is found in time in proportion to a path of thousands of slashes", async () => {
    const growth = await growthOf((size) => {
      expect(menuCurrent(item("/btc/tin-tuc"), `/btc/a${"/".repeat(size)}x`)).toBeUndefined();
      expect(menuCurrent(item("/btc/tin-tuc"), `/btc/tin-tuc${"/".repeat(size)}?a`)).toBe("page");
    }, 25_000);
    expect(growth).toBeLessThan(IN_PROPORTION);
  });
});

test("one position of the menu stands for every page below the same entry, and looks the same", () => {
  const menus = [
    item("/btc"),
    item("/btc/tin", item("/btc/tin/trong-nuoc"), item("/btc/tin/trong-nuoc/sau-hon", item("/mof/news/"))),
    item("/btc/tin-khac"),
    item("/"),
    item("https://example.org/btc/tin/a"),
  ];
  const paths = menus.flatMap(({ path }) => [path, `${path}/`, `${path}/a`, `${path}/a/b?c=/btc/tin`, `${path}x`]);
  const more = [
    "",
    "/",
    "/khac",
    "/btc/tin/trong-nuoc/sau-hon/bai",
    "/mof/news/one",
    "/mof/newsy",
    "/btc/tin/trong-nuoc#x",
    "//",
    "/btc/ ",
  ];
  const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((one) => [one, ...flat(one.children)]);
  for (const path of [...paths, ...more]) {
    const position = menuPosition(menus, path);
    for (const entry of flat(menus))
      expect([path, entry.path, menuCurrent(entry, position)]).toEqual([path, entry.path, menuCurrent(entry, path)]);
  }
  expect(menuPosition(menus, "/btc/tin/a")).toBe(menuPosition(menus, "/btc/tin/b?page=2"));
  expect(menuPosition(menus, "/khac")).toBe(menuPosition(menus, "/khac-nua"));
});
