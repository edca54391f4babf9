import { describe, expect, test } from "vitest";
import { addresses, attributes, renderHtml, textsOf } from "../ui/test-render.tsx";
import { ArticleAside } from "./articleAside/ArticleAside.tsx";
import { examples as asideExamples } from "./articleAside/examples.ts";
import { DraftContribution } from "./draftContribution/DraftContribution.tsx";
import { examples as draftExamples } from "./draftContribution/examples.ts";
import { exampleWidgetProps } from "./example-page.ts";
import type { WidgetExample } from "../examples.ts";
import { NotFound } from "./notFound/NotFound.tsx";
import { People } from "./people/People.tsx";
import { formerMinisters } from "./people/examples.ts";
import { Search } from "./search/Search.tsx";
import { examples as searchExamples, unavailable } from "./search/examples.ts";
import { Sitemap } from "./sitemap/Sitemap.tsx";
import { examples as sitemapExamples } from "./sitemap/examples.ts";
import { StockInformation } from "./stockInformation/StockInformation.tsx";
import { examples as stockExamples } from "./stockInformation/examples.ts";

const props = (name: string, example: WidgetExample) => exampleWidgetProps(name, example);

describe("search", () => {
  test("keeps the terms in the field and in the pages' addresses", () => {
    const html = renderHtml(<Search {...props("search", searchExamples.normal)} />);
    expect(html).toMatch(/<form [^>]*role="search"[^>]* action="\/btc\/tim-kiem" method="get">/);
    expect(attributes(html, "value")).toContain("ngân sách");
    expect(addresses(html)).toContain("/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&page=3");
  });

  test("tells what was not found from what was not looked for", () => {
    expect(renderHtml(<Search {...props("search", searchExamples.empty)} />)).toContain("Nhập từ khóa");
    expect(renderHtml(<Search {...props("search", unavailable)} />)).toContain("chức năng tìm kiếm chưa hoạt động");
    expect(renderHtml(<Search {...props("search", searchExamples.longText)} />)).toContain("Không tìm thấy bài viết nào");
  });
});

test("not found offers search, home, sitemap, and the same in the other language", () => {
  const html = renderHtml(<NotFound {...props("notFound", { content: {} })} />);
  expect(addresses(html)).toEqual(["/btc", "/btc/so-do-trang-website", "/btc/thong-tin-lien-he", "/mof", "/mof/sitemap", "/btc/tim-kiem"]);
  expect(html).toMatch(/lang="en">This page could not be found\./);
});

test("former ministers stand in a timeline, as precisely as the data is", () => {
  const html = renderHtml(<People {...props("people", formerMinisters)} />);
  expect(textsOf(html, "time")).toEqual(["04/2016", "04/2021", "2006", "2016", "06/11/1996", "28/06/2006", "1996"]);
  expect(attributes(html, "dateTime")[4]).toBe("1996-11-06");
});

test("a sitemap nests lists as the categories nest, to a bounded depth", () => {
  const html = renderHtml(<Sitemap {...props("sitemap", sitemapExamples.normal)} />);
  expect(html).toMatch(/Đầu tư công<\/a><ul[^>]*><li><a [^>]*>Kế hoạch trung hạn/);
  const deep = renderHtml(<Sitemap {...props("sitemap", sitemapExamples.hostile)} />);
  expect(deep.length).toBeLessThan(60_000);
});

test("a change of a quote is said by a word and a sign, and the figures can be had", () => {
  const html = renderHtml(<StockInformation {...props("stock", stockExamples.normal)} />);
  expect(html).toMatch(/Giảm -3,56 \(-0,27%\)/);
  expect(html).toMatch(/Tăng \+4,22/);
  expect(textsOf(html, "table")).toHaveLength(3);
  expect(addresses(html)).toEqual(["/api/series.csv?ids=chi-so-chung,chi-so-30,gia-tri-giao-dich"]);
});

describe("contributing to drafts", () => {
  test("says how comments are taken now, by the site's own address", () => {
    const html = renderHtml(<DraftContribution {...props("draft", draftExamples.normal)} />);
    expect(addresses(html)).toContain("mailto:lienhe@example.org");
    expect(html).toContain("biểu mẫu góp ý trực tuyến chưa được mở");
    expect(textsOf(html, "h3")).toHaveLength(4);
  });

  test("leads to the contact page where the site gives no address", () => {
    const html = renderHtml(<DraftContribution {...props("draft", draftExamples.empty)} />);
    expect(addresses(html)).toEqual(["/btc/thong-tin-lien-he"]);
    expect(html).toContain("Hiện không có dự thảo văn bản nào");
  });
});

test("facts about an article leave out what is not known", () => {
  const html = renderHtml(<ArticleAside {...props("aside", asideExamples.normal)} />);
  expect(textsOf(html, "dt")).toEqual(["Ngày đăng", "Chuyên mục", "Tác giả", "Nguồn", "Ngôn ngữ khác"]);
  expect(html).toContain('href="/mof/featured-news"');
  expect(textsOf(renderHtml(<ArticleAside {...props("aside", asideExamples.hostile)} />), "dt")).not.toContain("Ngày đăng");
});
