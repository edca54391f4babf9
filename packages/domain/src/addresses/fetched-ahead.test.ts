import { expect, it } from "vitest";
import { fixedRoutes } from "../routes/fixed-routes.ts";
import { isFetchedAhead, notFetchedAhead } from "./fetched-ahead.ts";

it("names every fixed page with a form or of a visitor's own, in both languages", () => {
  const own = fixedRoutes.filter(({ personal, forms }) => personal || forms).flatMap(({ path }) => Object.values(path));
  expect(notFetchedAhead.toSorted()).toEqual(own.toSorted());
});

it.each([
  ["/", true],
  ["/btc/tin-tai-chinh", true],
  ["/btc/tin-tai-chinh/bai#muc", true],
  ["/btc/tin-tai-chinh?page=2", true],
  ["/btc/hoi-dap/chi-tiet-cau-hoi?id=thue", true],
  ["/btc/tin-tai-chinh?q=thue", false],
  ["/btc/tin-tai-chinh?page=2&q=thue", false],
  ["/btc/du-thao/bai?form=contribution", false],
  ["/btc/tim-kiem", false],
  ["/btc/tim-kiem?page=2", false],
  ["/mof/search?q=tax", false],
  ["/btc/tai-khoan/dang-nhap", false],
  ["/mof/report-problem", false],
  ["/api/mediafile/van-ban/tt-12.pdf", false],
  ["/van-ban/mau-bieu.docx", false],
  ["https://example.org/btc", false],
  ["//example.org/btc", false],
  ["#muc", false],
])("%s is fetched ahead: %s", (href, ahead) => expect(isFetchedAhead(href)).toBe(ahead));
