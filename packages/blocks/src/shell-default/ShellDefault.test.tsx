import { describe, expect, test } from "vitest";
import { type PageModel, safeUrl } from "@portal/core";
import { addresses, attributes, renderHtml, textsOf } from "../ui/test-render.tsx";
import { ShellDefault } from "./ShellDefault.tsx";
import { shellExamples } from "./examples.ts";

const draw = (page: PageModel): string =>
  renderHtml(
    <ShellDefault page={page}>
      <main id="main">Nội dung</main>
    </ShellDefault>,
    page.language,
  );

test("the first link skips to the content", () => {
  expect(textsOf(draw(shellExamples.normal), "a")[0]).toBe("Chuyển đến nội dung chính");
  expect(draw(shellExamples.normal)).toContain('<a class="skip-link" href="#main">');
});

describe("header", () => {
  const html = draw(shellExamples.normal);

  test("leads home by logo and name, whose pictures are decoration", () => {
    expect(html).toMatch(
      /<a href="\/" [^>]*><img [^>]*src="\/static\/logo-default.svg" alt=""[^>]*\/?><span[^>]*>Cổng thông tin điện tử Bộ Tài chính<\/span>/,
    );
    expect(attributes(html, "alt").filter(Boolean)).toEqual([]);
  });

  test("searches without JavaScript", () => {
    expect(html).toMatch(/<form [^>]*role="search" action="\/btc\/tim-kiem" method="get">/);
    expect(html).toMatch(/<label [^>]*for="shell-search">/);
  });

  test("leads to the page in the other language, named in it", () => {
    expect(html).toMatch(/<a [^>]*href="\/mof\/featured-news" hrefLang="en" lang="en">English<\/a>/);
    const english = draw({ ...shellExamples.normal, language: "en", languageSwitch: "javascript:alert(1)" });
    expect(english).toMatch(/<a [^>]*href="\/" hrefLang="vi" lang="vi">Tiếng Việt<\/a>/);
  });

  test("has the menu with its submenus as disclosures, and says where one is", () => {
    expect(textsOf(html, "summary")).toEqual(["Menu", "Giới thiệu", "Tin tức", "Văn bản"]);
    expect(html).toMatch(/<summary [^>]*aria-current="true"[^>]*>Tin tức/);
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Tin nổi bật<\/a>/);
    expect(html).toMatch(/Cơ cấu tổ chức<\/a><ul[^>]*><li><a [^>]*>Đơn vị hành chính/);
    expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>Dịch vụ công/);
  });
});

test("the breadcrumb ends with the page; a home has none", () => {
  expect(draw(shellExamples.normal)).toMatch(
    /<nav [^>]*aria-label="Vị trí trang"><ol.*<span aria-current="page">Tin nổi bật<\/span><\/li><\/ol><\/nav>/,
  );
  expect(draw(shellExamples.empty)).not.toContain("Vị trí trang");
});

describe("footer", () => {
  test("says who answers for the site, and how to reach them", () => {
    const html = draw(shellExamples.normal);
    expect(textsOf(html, "dd")).toEqual([
      "Số 1 phố Mẫu, phường Minh Họa, Hà Nội",
      "(024) 0000 0000",
      "lienhe@example.org",
      "Ban Biên tập Cổng thông tin điện tử",
    ]);
    expect(addresses(html)).toEqual(
      expect.arrayContaining(["tel:02400000000", "mailto:lienhe@example.org", "/btc/so-do-trang-website", "/btc/thong-tin-lien-he"]),
    );
  });

  test("marks the data as sample data, in the page's language", () => {
    expect(draw(shellExamples.normal)).toMatch(/<p id="sample-notice"[^>]*>Dữ liệu minh họa:/);
    expect(draw({ ...shellExamples.normal, language: "en" })).toMatch(/<p id="sample-notice"[^>]*>Sample data:/);
  });

  test("has room for counters, and none where there are none", () => {
    const counted = renderHtml(
      <ShellDefault page={shellExamples.normal} counters={<p>12 người đang xem</p>}>
        <main id="main" />
      </ShellDefault>,
    );
    expect(counted).toMatch(/<\/section><div class="[^"]*"><p>12 người đang xem<\/p><\/div><\/div><nav/);
    expect(draw(shellExamples.normal)).not.toContain("người đang xem");
  });
});

test.each(Object.entries(shellExamples))("%s is harmless and well formed", (_, page) => {
  const html = draw(page);
  expect(addresses(html).filter((address) => safeUrl(address) === undefined)).toEqual([]);
  expect(html).not.toMatch(/<script| on[a-z]+="| style="/);
  const ids = attributes(html, "id");
  expect(new Set(ids).size).toBe(ids.length);
  expect(textsOf(html, "main")).toEqual(["Nội dung"]);
});
