import { describe, expect, test } from "vitest";
import { addresses, attributes, renderHtml, textsOf } from "../testing/render.tsx";
import { ArticleAside } from "./articleAside/ArticleAside.tsx";
import { definition as aside } from "./articleAside/definition.ts";
import { DraftContribution } from "./draftContribution/DraftContribution.tsx";
import { definition as contribution } from "./draftContribution/definition.ts";
import { exampleWidgetProps } from "./example-page.ts";
import type { ArticleSummary } from "@portal/core";
import { dataFormats } from "@portal/domain";
import type { WidgetExample } from "../examples.ts";
import { documents } from "../samples/articles.ts";
import { notFoundExamples } from "./notFound/examples.ts";
import { NotFound } from "./notFound/NotFound.tsx";
import { People } from "./people/People.tsx";
import { formerMinisters } from "./people/examples.ts";
import { Search } from "./search/Search.tsx";
import { examples as searchExamples, everywhere, nothing, unavailable } from "./search/examples.ts";
import { BudgetByKind } from "./budgetByKind/BudgetByKind.tsx";
import { examples as byKindExamples } from "./budgetByKind/examples.ts";
import { BudgetExecution } from "./budgetExecution/BudgetExecution.tsx";
import { examples as executionExamples } from "./budgetExecution/examples.ts";
import { ReadingList } from "./readingList/ReadingList.tsx";
import { examples as readingExamples } from "./readingList/examples.ts";
import { SearchForm } from "./searchForm/SearchForm.tsx";
import { Sitemap } from "./sitemap/Sitemap.tsx";
import { examples as sitemapExamples } from "./sitemap/examples.ts";
import { StockInformation } from "./stockInformation/StockInformation.tsx";
import { examples as stockExamples } from "./stockInformation/examples.ts";

const props = (name: string, example: WidgetExample) => exampleWidgetProps(name, example);

describe("search", () => {
  const draw = (example: WidgetExample): string => renderHtml(<Search {...props("search", example)} />);
  const form = (example: WidgetExample): string => renderHtml(<SearchForm {...props("searchForm", example)} />);

  test("keeps the terms in the field and in the pages' addresses", () => {
    expect(form(searchExamples.normal)).toMatch(/<form [^>]*role="search"[^>]* action="\/btc\/tim-kiem" method="get">/);
    expect(attributes(form(searchExamples.normal), "value")).toEqual(["ngân sách"]);
    expect(addresses(draw(searchExamples.normal))).toContain("/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&page=3");
  });

  test("tells what was not found from what was not looked for", () => {
    expect(draw(searchExamples.empty)).toContain("Nhập từ khóa");
    expect(draw(unavailable)).toContain("Hiện chưa tra cứu được");
    expect(draw(nothing)).toContain("Không tìm thấy nội dung nào");
    expect(addresses(draw(nothing))).toEqual(
      expect.arrayContaining([
        "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch",
        "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&site=all&type=video",
        "/btc/so-do-trang-website",
      ]),
    );
  });

  test("says how many there are and marks what was looked for", () => {
    const html = draw(searchExamples.normal);
    expect(html).toContain("Tìm thấy 128 kết quả cho “ngân sách”, đang xem kết quả 11–");
    expect(textsOf(html, "h2")[0]).toMatch(/^Ngân sách: /);
    expect(new Set(textsOf(html, "mark"))).toEqual(new Set(["Ngân sách", "ngân sách"]));
  });

  test("says of a page and of a question what they are, and leads to the others of its field", () => {
    const items = textsOf(draw(searchExamples.normal), "li");
    expect(items.find((item) => item.startsWith("Quy trình ngân sách"))).toMatch(/^Quy trình ngân sáchTrang thông tinDự toán/);
    expect(items.find((item) => item.startsWith("Người dân xem"))).toMatch(/ở đâu\?16\/11\/2026Hỏi đápNgân sách nhà nướcTrả lời mẫu/);
    expect(addresses(draw(searchExamples.normal))).toEqual(
      expect.arrayContaining(["/btc/noi-dung/quy-trinh-ngan-sach", "/btc/hoi-dap/chi-tiet-cau-hoi?id=ngan-sach-phuong"]),
    );
  });

  test("is narrowed by a GET form whose choices say what they leave", () => {
    const html = draw(everywhere);
    expect(attributes(html, "name")).toEqual(["q", "site", "category", "type", "from", "to", "sort"]);
    expect(html).toContain("Tin nổi bật (80)");
    expect([...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value)).toEqual([
      "all",
      "tin-noi-bat",
      "text",
      "newest",
    ]);
  });

  test("lists each filter in force as a link that takes it away, and one that takes all away", () => {
    const html = draw(everywhere);
    const query = "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch";
    const rest = "type=text&from=2026-01-01&to=2026-12-31&sort=newest";
    expect(attributes(html, "aria-label").filter((label) => label.startsWith("Bỏ lọc"))).toEqual([
      "Bỏ lọc: Tất cả các trang",
      "Bỏ lọc: Tin nổi bật",
      "Bỏ lọc: Bài viết",
      "Bỏ lọc: Năm 2026",
    ]);
    expect(addresses(html)).toEqual(expect.arrayContaining([`${query}&${rest}`, `${query}&site=all&${rest}`, `${query}&sort=newest`]));
  });

  test("a result of a site in another language says so", () => {
    const html = draw(everywhere);
    expect(attributes(html, "lang")).toEqual(["en", "en", "en", "en"]);
    expect(html).toContain("Ministry of Finance");
  });

  test("new words keep the site that was looked on, and no other filter", () => {
    const html = form(everywhere);
    expect(attributes(html, "name")).toEqual(["site", "q"]);
    expect(attributes(html, "value")).toEqual(["all", "ngân sách"]);
  });
});

test("not found offers search, home, sitemap, and the same in the other language", () => {
  const html = renderHtml(<NotFound {...props("notFound", { content: {} })} />);
  expect(addresses(html)).toEqual(["/btc", "/btc/so-do-trang-website", "/btc/thong-tin-lien-he", "/mof", "/mof/sitemap", "/btc/tim-kiem"]);
  expect(html).toMatch(/lang="en">This page could not be found\./);
});

test("not found offers the pages that have the words of the address, each in its language, and looks for the words on", () => {
  const html = renderHtml(<NotFound {...props("notFound", notFoundExamples.normal)} />);
  expect(addresses(html).slice(0, 3)).toEqual(notFoundExamples.normal.page?.near?.pages.map(({ href }) => href));
  expect(textsOf(html, "h2")).toEqual(["Có thể bạn đang tìm"]);
  expect(html).toMatch(/<li lang="en"><a[^>]*>State budget 2027<\/a>/);
  expect(attributes(html, "value")).toEqual(["du toan ngan sach"]);
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
  expect(addresses(html)).toEqual(dataFormats.map((format) => `/du-lieu/series/vi/chi-so-chung,chi-so-30,gia-tri-giao-dich.${format}`));
});

describe("contributing to drafts", () => {
  test("says how comments are taken now, by the site's own address", () => {
    const html = renderHtml(<DraftContribution {...props("draft", contribution.examples.normal)} />);
    expect(addresses(html)).toContain("mailto:lienhe@example.org");
    expect(html).toContain("bằng biểu mẫu ở cuối trang của dự thảo");
    expect(textsOf(html, "h3")).toHaveLength(4);
  });

  test("lists drafts with their state and the days that are left", () => {
    const standing = (draft: ArticleSummary["draft"]) => {
      const example = contribution.examples.normal;
      const listing = example.content.listing && {
        ...example.content.listing,
        articles: documents.slice(0, 1).map((article) => ({ ...article, draft })),
      };
      return renderHtml(<DraftContribution {...props("draft", { ...example, content: { ...example.content, listing } })} />);
    };
    expect(standing({ phase: "notOpen", daysLeft: 3 })).toContain("Chưa lấy ý kiến");
    expect(standing({ phase: "open", daysLeft: 3 })).toContain("Đang lấy ý kiến – Còn 3 ngày.");
    expect(standing({ phase: "closed", daysLeft: 0 })).toContain("Đã hết hạn góp ý");
    expect(standing({ phase: "outcome", daysLeft: 0 })).toContain("Đã có kết quả tiếp thu");
  });

  test("leads to the contact page where the site gives no address", () => {
    const html = renderHtml(<DraftContribution {...props("draft", contribution.examples.empty)} />);
    expect(addresses(html)).toEqual(["/btc/thong-tin-lien-he"]);
    expect(html).toContain("Hiện không có dự thảo văn bản nào");
  });
});

test("facts about an article leave out what is not known", () => {
  const html = renderHtml(<ArticleAside {...props("aside", aside.examples.normal)} />);
  expect(textsOf(html, "dt")).toEqual(["Ngày đăng", "Chuyên mục", "Tác giả", "Nguồn", "Ngôn ngữ khác"]);
  expect(html).toContain('href="/mof/featured-news"');
  expect(textsOf(renderHtml(<ArticleAside {...props("aside", aside.examples.hostile)} />), "dt")).not.toContain("Ngày đăng");
});

const rowsOf = (html: string): string[][] => [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => textsOf(row, "t[hd]"));

describe("budget by kind", () => {
  const draw = (path: string): string => renderHtml(<BudgetByKind {...props("budget", { ...byKindExamples.normal, page: { path } })} />);

  test("shows the year that is asked for, with shares and changes of which the rows add up", () => {
    const html = draw("/btc/ngan-sach?year=2025");
    expect(html).toContain("Dự toán chi ngân sách năm 2025");
    expect(rowsOf(html)).toEqual([
      ["Nội dung chi", "2025", "Tỷ trọng", "2024", "Tăng, giảm"],
      ["Chi hoạt động của cơ quan quản lý nhà nước (mẫu)", "640", "64%", "600", "+6,7%"],
      ["Chi giáo dục - đào tạo và dạy nghề (mẫu)", "120", "12%", "100", "+20%"],
      ["Chi đầu tư phát triển (mẫu)", "240", "24%", "300", "-20%"],
      ["Tổng số", "1.000", "100%", "1.000", "0%"],
    ]);
    expect(attributes(html, "href").slice(0, 3)).toEqual([2026, 2025, 2024].map((year) => `/btc/ngan-sach?year=${year}`));
    expect(/<a [^>]*aria-current="true"[^>]*>2025</.test(html)).toBe(true);
    expect(attributes(html, "href").at(-1)).toBe("/du-lieu/series/vi/quan-ly,dao-tao,dau-tu.xlsx");
  });

  test("draws a bar a kind and year on one scale", () => {
    const widths = [...draw("/btc/ngan-sach?year=2025").matchAll(/<rect [^>]*width="([\d.]+)" height="(?:10|4)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths.slice(0, 6)).toEqual([100, 93.75, 18.75, 15.63, 37.5, 46.88]);
  });

  test("shows the newest year where none is asked for, or one without figures; the first has nothing before it", () => {
    for (const query of ["", "?year=1999", "?year=", "?year=2025x"]) expect(draw(`/btc/ngan-sach${query}`)).toContain("ngân sách năm 2026");
    expect(rowsOf(draw("/btc/ngan-sach")).filter((_, index) => index === 1 || index === 4)).toEqual([
      ["Chi hoạt động của cơ quan quản lý nhà nước (mẫu)", "720", "60%", "640", "+12,5%"],
      ["Tổng số", "1.200", "100%", "1.000", "+20%"],
    ]);
    expect(rowsOf(draw("/btc/ngan-sach?year=2024")).at(-1)).toEqual(["Tổng số", "1.000", "100%", "–", "–"]);
  });
});

describe("budget execution", () => {
  const html = renderHtml(<BudgetExecution {...props("execution", executionExamples.normal)} />);

  test("sets estimates against outturn, with the rate of each year", () => {
    expect(rowsOf(html).slice(0, 5)).toEqual([
      ["Năm", "Dự toán", "Quyết toán", "Tỷ lệ thực hiện"],
      ["2025", "950", "Chưa quyết toán", "–"],
      ["2024", "900", "855", "95%"],
      ["2023", "820", "800", "97,6%"],
      ["2022", "800", "780", "97,5%"],
    ]);
    expect(textsOf(html, "h3")).toEqual([
      "Quyết toán chi thường xuyên (mẫu) so với dự toán",
      "Quyết toán chi đầu tư phát triển (mẫu) so với dự toán",
    ]);
    expect(textsOf(html, "strong")).toEqual(["95%", "80%"]);
    expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(2);
    expect(addresses(html)).toEqual(
      dataFormats.map((format) => `/du-lieu/series/vi/thuong-xuyen-estimate,thuong-xuyen-outturn,dau-tu-estimate,dau-tu-outturn.${format}`),
    );
  });

  test("leaves out an estimate without its outturn, whatever the order", () => {
    const [, , estimate, outturn] = executionExamples.normal.content.series ?? [];
    const draw = (series: typeof executionExamples.normal.content.series): string =>
      renderHtml(<BudgetExecution {...props("execution", { content: { series } })} />);
    expect(draw(estimate && [estimate])).toBe("");
    expect(textsOf(draw(estimate && outturn && [outturn, estimate]), "h3")).toEqual([
      "Quyết toán chi đầu tư phát triển (mẫu) so với dự toán",
    ]);
    expect(draw(estimate && outturn && [estimate, { ...outturn, unit: "USD" }])).toBe("");
  });
});

describe("reading list", () => {
  const html = renderHtml(<ReadingList {...props("reading", readingExamples.normal)} />);
  const articles = readingExamples.normal.content.neighbours?.articles ?? [];

  test("marks the article in its place, with the one before and the one after it", () => {
    expect(html).toContain("Bài 3 trên 12");
    const items = [...html.matchAll(/<li class="[^"]*"( aria-current="page")?>(.*?)<\/li>/gs)];
    expect(items.map(([, current]) => current !== undefined)).toEqual([false, false, true, false, false]);
    expect(items[2]?.[2]).not.toContain("<a ");
    const links = addresses(html).filter((address) => articles.some(({ href }) => href === address));
    const [first, newer, , older, last] = articles.map(({ href }) => href);
    expect(links).toEqual([newer, older, first, newer, older, last]);
    expect(html.indexOf("Bài trước (mới hơn)")).toBeLessThan(html.indexOf("Bài tiếp theo (cũ hơn)"));
  });

  test("shows the only article of a category without turns", () => {
    const alone = { articles: articles.slice(2, 3), position: 1, total: 1 };
    const only = renderHtml(<ReadingList {...props("reading", { ...readingExamples.normal, content: { neighbours: alone } })} />);
    expect(only).toContain("Bài 1 trên 1");
    expect(only).not.toContain("mới hơn)");
  });
});
