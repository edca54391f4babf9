import { describe, expect, test } from "vitest";
import { addresses, attributes, renderHtml, textsOf } from "../../testing/render.tsx";
import { exampleWidgetProps } from "../example-page.ts";
import type { WidgetExample } from "../../examples.ts";
import { Article } from "./Article.tsx";
import { bodies, examples } from "../article-examples.ts";

const draw = (example: WidgetExample): string => renderHtml(<Article {...exampleWidgetProps("article", example)} />);

test("title, date with time, category, lead, text, author and source", () => {
  const html = draw(examples.normal);
  expect(textsOf(html, "h1")).toEqual(["Thu ngân sách nhà nước mười tháng đạt trên 92% dự toán, chi đầu tư phát triển tăng nhanh"]);
  expect(html).toContain('<time dateTime="2026-11-18T02:30:00Z">18/11/2026 09:30</time>');
  expect(addresses(html)).toContain("/btc/tin-noi-bat");
  expect(html).toContain('data-html="article"');
  expect(textsOf(html, "table")).toHaveLength(1);
  expect(html).toContain("Tác giả: Ban Biên tập");
  expect(html).toContain("Nguồn: Cổng thông tin điện tử Bộ Tài chính");
});

test("its picture loads at once; where the text has one, that is enough", () => {
  const withText = (html: string): string =>
    draw({
      content: {},
      page: { article: { ...examples.normal.page?.article, image: "/api/mediafile/a.jpg", body: { kind: "richText", html } } as never },
    });
  const alone = withText("<p>Chữ</p>");
  expect(attributes(alone, "loading")).toEqual(["eager"]);
  expect(attributes(alone, "type").filter((type) => type !== "button")).toEqual(["image/avif", "image/webp"]);
  expect(withText('<p>Chữ</p><img src="/api/mediafile/b.jpg" alt="" loading="lazy">')).not.toContain("a.jpg");
});

describe("galleries", () => {
  test("show every photo with its caption and a text equivalent", () => {
    const html = draw(bodies.gallery);
    expect(textsOf(html, "figcaption")).toHaveLength(4);
    expect(attributes(html, "alt")).toContain("Nhịp sống cảng biển");
    expect(attributes(html, "alt")).toContain("Ảnh 5");
  });

  test("as a slideshow step by links between slides", () => {
    const html = draw(bodies.slideshow);
    const slides = attributes(html, "id");
    expect(slides).toHaveLength(5);
    const steps = addresses(html).filter((address) => address.startsWith("#"));
    expect(steps).toHaveLength(8);
    expect(steps.every((step) => slides.includes(step.slice(1)))).toBe(true);
    expect(html).toContain("1 / 5");
  });

  test("of 300 photos load only the first at once", () => {
    const photo = { title: "Ảnh", description: "", src: "/api/mediafile/a.jpg" };
    const html = draw({
      content: {},
      page: {
        article: {
          ...bodies.gallery.page?.article,
          body: { kind: "gallery", display: "page", photos: Array.from({ length: 300 }, () => photo) },
        } as never,
      },
    });
    expect(attributes(html, "loading").filter((loading) => loading === "lazy")).toHaveLength(299);
  });

  test("without photos say so", () => {
    expect(draw(bodies.noPhotos)).toContain("chưa có ảnh");
  });
});

test("a link says where it leads before anyone leaves", () => {
  const html = draw(bodies.link);
  expect(addresses(html)).toContain("https://example.org/cong-bao");
  expect(html).toContain("Nội dung nằm ở trang khác: example.org.");
  expect(draw(bodies.linkInside)).toContain("một trang khác trên Cổng thông tin");
});

test("a file is offered by name and kind", () => {
  expect(draw(bodies.file)).toContain(
    '<a href="/api/mediafile/mau/bieu-mau.xlsx" download="Biểu mẫu báo cáo quyết toán.xlsx">Biểu mẫu báo cáo quyết toán.xlsx<span> (Excel)</span></a>',
  );
});

test("a video waits to be asked, with captions and transcript", () => {
  const html = draw(bodies.video);
  expect(html).toMatch(/<video [^>]*controls=""[^>]*preload="none"/);
  expect(html).not.toContain("autoplay");
  expect(html).toMatch(/<track kind="captions" src="\/api\/mediafile\/mau\/ban-tin.vtt" srcLang="vi"/);
  expect(textsOf(html, "details").at(-1)).toContain("Phát thanh viên");
});

test("a document lists what is known and its files", () => {
  const html = draw(bodies.document);
  expect(textsOf(html, "dt")).toEqual(["Số, ký hiệu", "Cơ quan ban hành", "Ngày ban hành", "Ngày có hiệu lực"]);
  expect(textsOf(html, "dd")).toEqual(["81/2026/TT-MAU", "Bộ Tài chính (trang minh họa)", "16/11/2026", "01/01/2027"]);
  expect(attributes(html, "download")).toHaveLength(2);
  expect(textsOf(draw(bodies.hostileDocument), "dt")).toEqual(["Số, ký hiệu", "Cơ quan ban hành"]);
});

test.each(["hostileLink", "hostileFile", "hostileVideo", "unrecognised"] as const)("%s is a sentence, not a dead link", (name) => {
  const html = draw(bodies[name]);
  expect(html).toMatch(/chưa (dùng|tải về|xem|hiển thị) được/);
  expect(addresses(html).filter((address) => address !== "/btc/tin-noi-bat")).toEqual([]);
});

test("without an article there is nothing", () => {
  expect(draw(examples.empty)).toBe("");
});
