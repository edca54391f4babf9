import { describe, expect, it } from "vitest";
import { ministryPages } from "../addresses/ministry-pages.ts";
import { fixedRoutes } from "./fixed-routes.ts";
import { matchRoute } from "./match.ts";

const sites = { vi: "btc", en: "mof" };
const match = (path: string) => matchRoute(path, sites);

describe("matchRoute", () => {
  // spec §2.2
  it.each([
    ["/", { kind: "home", site: "btc" }],
    ["/cuc-thue", { kind: "home", site: "cuc-thue" }],
    ["/cuc-thue/", { kind: "home", site: "cuc-thue" }],
    ["/btc", { kind: "home", site: "btc" }],
    ["/mof", { kind: "home", site: "mof" }],
    ["/cuc-thue/tin-tuc", { kind: "category", site: "cuc-thue", category: "tin-tuc" }],
    ["/mof/gioi-thieu-bo", { kind: "category", site: "mof", category: "gioi-thieu-bo" }],
    ["/cuc-thue/tin-tuc/bai-1", { kind: "article", site: "cuc-thue", category: "tin-tuc", article: "bai-1" }],
    ["/cuc-thue/btcen/about-us", { kind: "staticPage", site: "cuc-thue", page: "about-us", language: "en", below: false }],
    ["/cuc-thue/btcvn/gioi-thieu", { kind: "staticPage", site: "cuc-thue", page: "gioi-thieu", language: "vi", below: false }],
    ["/cuc-thue/tim-kiem", { kind: "search", site: "cuc-thue", language: "vi" }],
    ["/cuc-thue/search", { kind: "search", site: "cuc-thue", language: "en" }],
    ["/btc/noi-dung/gioi-thieu", { kind: "staticPage", site: "btc", page: "gioi-thieu", language: "vi", below: false }],
    ["/btc/noi-dung/gioi-thieu/sub/path", { kind: "staticPage", site: "btc", page: "gioi-thieu", language: "vi", below: true }],
    ["/mof/content/about", { kind: "staticPage", site: "mof", page: "about", language: "en", below: false }],
    ["/mof/content/about/sub", { kind: "staticPage", site: "mof", page: "about", language: "en", below: true }],
    ["/btc/noi-dung", { kind: "category", site: "btc", category: "noi-dung" }],
    ["/a/b/c/d", { kind: "notFound", site: "a" }],
    ["/cuc-thue/btcen", { kind: "notFound", site: "cuc-thue", language: "en" }],
    ["/cuc-thue/btcen/about-us/sub", { kind: "notFound", site: "cuc-thue", language: "en" }],
    ["/cuc-thue/search/x", { kind: "notFound", site: "cuc-thue", language: "en" }],
    ["/api/x", { kind: "notFound", site: undefined }],
    ["/a//b", { kind: "notFound", site: undefined }],
    ["/%zz", { kind: "notFound", site: undefined }],
    ["/a%2Fb", { kind: "notFound", site: undefined }],
    ["/tin%20t%E1%BB%A9c", { kind: "home", site: "tin tức" }],
  ])("%s", (path, expected) => expect(match(path)).toEqual(expected));

  it("puts the fixed routes of both languages before dynamic ones", () => {
    for (const route of fixedRoutes) {
      expect(match(ministryPages.vi[route.name])).toEqual({ kind: "fixed", route, language: "vi", site: "btc" });
      expect(match(ministryPages.en[route.name])).toEqual({ kind: "fixed", route, language: "en", site: "mof" });
    }
  });

  // spec §2.1, typed from its table; the last five are ours
  it("knows the localised route table", () => {
    const table = fixedRoutes.map(({ name }) => `${ministryPages.vi[name]} ${ministryPages.en[name]}`);
    expect(new Set(table).size).toBe(table.length);
    expect(table).toEqual(
      expect.arrayContaining([
        "/btc/hoi-dap /mof/question-answer",
        "/btc/hoi-dap/chi-tiet-cau-hoi /mof/question-answer/question-detail",
        "/btc/gioi-thieu /mof/about",
        "/btc/thong-tin-lien-he /mof/contacts-us",
        "/btc/bo-truong-tien-nhiem /mof/former-minister",
        "/btc/lanh-dao-bo /mof/ministry-leader",
        "/btc/tai-khoan/dang-nhap /mof/account/login",
        "/btc/tai-khoan/trang-ca-nhan /mof/account/profile",
        "/btc/tim-kiem /mof/search",
        "/btc/tai-khoan/dang-ky-tai-khoan /mof/account/register",
        "/btc/tai-khoan/kich-hoat-tai-khoan /mof/account/active",
        "/btc/chuyen-trang /mof/special-pages",
        "/btc/trang-khong-ton-tai /mof/page-not-found",
        "/btc/so-do-trang-website /mof/sitemap",
        "/btc/hoi-dap/dat-cau-hoi /mof/question-answer/ask",
        "/btc/hoi-dap/tra-cuu /mof/question-answer/status",
        "/btc/bao-loi /mof/report-problem",
        "/btc/tai-khoan/quen-mat-khau /mof/account/forgotten-password",
        "/btc/tai-khoan/mat-khau-moi /mof/account/new-password",
      ]),
    );
  });

  it("takes the ministry's aliases to the sites the deployment names", () => {
    const other = { vi: "bo-tai-chinh", en: "ministry-of-finance" };
    expect(matchRoute("/", other)).toEqual({ kind: "home", site: "bo-tai-chinh" });
    expect(matchRoute("/mof/news", other)).toEqual({ kind: "category", site: "ministry-of-finance", category: "news" });
  });
});
