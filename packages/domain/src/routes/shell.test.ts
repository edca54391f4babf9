import { expect, it } from "vitest";
import { parseSite } from "@portal/core";
import { matchRoute } from "./match.ts";
import { routeShell } from "./shell.ts";

const defaultSites = { vi: "btc", en: "mof" };
const shellAt = (path: string, appLayout?: string): string =>
  routeShell(
    matchRoute(path, defaultSites),
    parseSite({ slug: "btc", name: "Bộ", metadata: appLayout === undefined ? {} : { appLayout } }).value,
  );

// spec §2.1
it("is the route's own where it has one: account pages stand in the light frame, in both languages", () => {
  for (const path of [
    "/btc/tai-khoan/dang-nhap",
    "/mof/account/login",
    "/btc/tai-khoan/trang-ca-nhan",
    "/mof/account/register",
    "/mof/account/active",
  ])
    expect([path, shellAt(path)]).toEqual([path, "other"]);
});

it("is else the site's, and else the default", () => {
  expect(shellAt("/btc/gioi-thieu")).toBe("default");
  expect(shellAt("/btc/gioi-thieu", "planning-ministry")).toBe("planning-ministry");
  expect(shellAt("/btc/tin-tuc", "other")).toBe("other");
  expect(shellAt("/btc/tin-tuc", "nothing-like-it")).toBe("default");
});
