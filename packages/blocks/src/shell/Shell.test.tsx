import { beforeAll, describe, expect, test } from "vitest";
import { layoutSettings, type PageModel, type Shell as ShellName } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { addresses, attributes, renderHtml, textsOf } from "../testing/render.tsx";
import { Shell } from "./Shell.tsx";
import { shellDefinitions } from "../definitions.ts";
import { shellExamples } from "./examples.ts";
import { preloadShell } from "./shells.ts";

const shells = shellDefinitions.map(({ name }) => name);

beforeAll(() => Promise.all(shells.map(preloadShell)));

const draw = (page: PageModel, shell: ShellName, counters?: string): string =>
  renderHtml(
    <Shell
      page={page}
      settings={layoutSettings({ ...page, shell })}
      breadcrumb={page.breadcrumb}
      report="/btc/bao-loi?page=%2F"
      loading={<p>Đang tải...</p>}
      counters={counters}
      onFailure={() => {}}
    >
      <main id="main">Nội dung</main>
    </Shell>,
    page.language,
  );

describe.each(shells)("the %s shell", (shell) => {
  const { normal, empty } = shellExamples;
  let html = "";
  beforeAll(() => {
    html = draw(normal, shell);
  });

  test("is drawn whole, without a sign of loading, and names itself", () => {
    expect(html).toContain(`data-shell="${shell}"`);
    expect(html).not.toContain("Đang tải");
    expect(html).toMatch(/<header.*<main.*<footer/s);
  });

  test("skips to the content by its first link", () => {
    expect(textsOf(html, "a")[0]).toBe("Chuyển đến nội dung chính");
    expect(html).toContain('<a class="skip-link" href="#main">');
  });

  test("leads home by logo and name, whose pictures are decoration", () => {
    expect(html).toMatch(
      /<a href="\/[a-z]*" [^>]*><img [^>]*src="\/static\/logo-default.svg" alt=""[^>]*\/?><span[^>]*>Cổng thông tin điện tử Bộ Tài chính<\/span>/,
    );
    expect(attributes(html, "alt").filter(Boolean)).toEqual([]);
  });

  test("leads to the search", () => {
    expect(addresses(html)).toContain("/btc/tim-kiem");
  });

  test("leads to the page in the other language, named in it", () => {
    expect(html).toMatch(/<a [^>]*href="\/mof\/featured-news" hrefLang="en" lang="en">English<\/a>/);
    const english = draw({ ...normal, language: "en", languageSwitch: "javascript:alert(1)" }, shell);
    expect(english).toMatch(/<a [^>]*href="\/" hrefLang="vi" lang="vi">Tiếng Việt<\/a>/);
  });

  test("says on a home, in its language, which page or site it stands in for, and elsewhere nothing", () => {
    const aside = (page: PageModel): readonly string[] => textsOf(draw(page, shell), "aside");
    expect(aside(normal)).toEqual([]);
    const home = { ...normal, site: { ...normal.site, name: "Cục <b>A</b>" } };
    expect(aside({ ...home, untranslated: "site" })).toEqual([
      "Đơn vị bạn vừa xem chưa có trang tiếng Việt. Đây là trang chủ của Cục &lt;b&gt;A&lt;/b&gt;.",
    ]);
    expect(aside({ ...home, language: "en", untranslated: "page" })).toEqual([
      "The page you came from is not available in English. This is the home page of “Cục &lt;b&gt;A&lt;/b&gt;”.",
    ]);
  });

  test("offers themes and text sizes, in the page's language", () => {
    expect(textsOf(html, "legend")).toEqual(["Giao diện", "Cỡ chữ"]);
    expect(textsOf(html, "label").slice(0, 7)).toEqual(["Theo thiết bị", "Sáng", "Tối", "Tương phản cao", "Thường", "Lớn", "Rất lớn"]);
    expect(textsOf(draw({ ...normal, language: "en" }, shell), "legend")).toEqual(["Theme", "Text size"]);
  });

  test("has the menu with its submenus as disclosures, once, and says where one is", () => {
    expect(textsOf(html, "summary")).toEqual(["Hiển thị", "Menu", "Giới thiệu", "Tin tức", "Văn bản"]);
    expect(html).toMatch(/<summary [^>]*aria-current="true"[^>]*>Tin tức/);
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Tin nổi bật<\/a>/);
    expect(html).toMatch(/Cơ cấu tổ chức<\/a><ul[^>]*><li><a [^>]*>Đơn vị hành chính/);
    expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>Dịch vụ công/);
  });

  test("ends the breadcrumb with the page; a home has none", () => {
    expect(html).toMatch(/<nav [^>]*aria-label="Vị trí trang"><ol.*<span aria-current="page">Tin nổi bật<\/span><\/li><\/ol><\/nav>/);
    expect(draw(empty, shell)).not.toContain("Vị trí trang");
  });

  test("says who answers for the site, and how to reach them", () => {
    expect(textsOf(html, "dd")).toEqual([
      "Số 1 phố Mẫu, phường Minh Họa, Hà Nội",
      "(024) 0000 0000",
      "lienhe@example.org",
      "Ban Biên tập Cổng thông tin điện tử",
    ]);
    expect(addresses(html)).toEqual(
      expect.arrayContaining([
        "tel:02400000000",
        "mailto:lienhe@example.org",
        "/btc/so-do-trang-website",
        "/btc/thong-tin-lien-he",
        "/btc/bao-loi?page=%2F",
      ]),
    );
  });

  test("marks the data as sample data, in the page's language, on sites that show demonstration content and on no other", () => {
    const { sample, ...identity } = normal.site.identity;
    expect(sample).toBe(true);
    expect(draw({ ...normal, site: { ...normal.site, identity } }, shell)).not.toMatch(/sample-notice|Dữ liệu minh họa/);
    expect(html).toMatch(/<p id="sample-notice"[^>]*>Dữ liệu minh họa:/);
    expect(draw({ ...normal, language: "en" }, shell)).toMatch(/<p id="sample-notice"[^>]*>Sample data:/);
  });

  test("has room for counters, and none where there are none", () => {
    expect(draw(normal, shell, "12 người đang xem")).toMatch(/<\/section><div class="[^"]*">12 người đang xem<\/div>/);
    expect(html).not.toMatch(/<\/section><div/);
  });

  test.each(Object.entries(shellExamples))("is harmless and well formed: %s", (_, page) => {
    const drawn = draw(page, shell);
    expect(addresses(drawn).filter((address) => safeUrl(address) === undefined)).toEqual([]);
    expect(drawn).not.toMatch(/<script| on[a-z]+="| style="/);
    const ids = attributes(drawn, "id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(textsOf(drawn, "main")).toEqual(["Nội dung"]);
  });
});

test("the small portals' frame leads back to the ministry, in the page's language", () => {
  expect(draw(shellExamples.normal, "other")).toMatch(/<a href="\/" [^>]*><svg.*?<\/svg>Bộ Tài chính<\/a>/);
  expect(draw({ ...shellExamples.normal, language: "en" }, "other")).toMatch(
    /<a href="\/mof" [^>]*><svg.*?<\/svg>Ministry of Finance<\/a>/,
  );
});
