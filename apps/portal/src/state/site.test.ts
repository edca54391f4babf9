import { expect, it } from "vitest";
import { siteOf } from "./site.ts";
import { testPage } from "./testing/page.ts";

const of = (slug: string, path: string) => siteOf({ ...testPage({ path }), site: { ...testPage().site, slug } });

it("is the ministry, without a subsite, at its own addresses", () => {
  for (const path of ["/", "/?page=2", "/btc", "/btc/tin-noi-bat", "/btc/noi-dung/gioi-thieu"])
    expect(of("btc", path)).toEqual({ siteId: "btc", subsite: "" });
  expect(of("mof", "/mof/content/about")).toEqual({ siteId: "mof", subsite: "" });
});

it("is an affiliated site at its", () => {
  for (const path of ["/cong-doan", "/cong-doan?page=2", "/cong-doan/tin-tuc/bai-mot"])
    expect(of("cong-doan", path)).toEqual({ siteId: "cong-doan", subsite: "cong-doan" });
});
