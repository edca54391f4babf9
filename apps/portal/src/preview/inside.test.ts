import { describe, expect, it } from "vitest";
import { addressInside, documentInside } from "./inside.ts";

const base = "/xem-truoc/ve";

describe("an address in a preview", () => {
  it.each([
    ["/", "/xem-truoc/ve/"],
    ["/btc/tin-tuc?page=2#x", "/xem-truoc/ve/btc/tin-tuc?page=2#x"],
    ["/api/mediafile/a.png?width=320", "/xem-truoc/ve/api/mediafile/a.png?width=320"],
    ["/xem-truoc/ve-khac/btc", "/xem-truoc/ve/xem-truoc/ve-khac/btc"],
  ])("%s stands inside: %s", (address, inside) => {
    expect(addressInside(base, address)).toBe(inside);
    expect(addressInside(base, inside)).toBe(inside);
  });

  it.each([
    "//khac.example/x",
    "https://khac.example/",
    "#main",
    "?page=2",
    "trang",
    "",
    "mailto:a@b.example",
    "/assets/a.js",
    "/static/a.svg",
    "/api/series.csv?ids=x",
    base,
  ])("%s stays as it is", (address) => {
    expect(addressInside(base, address)).toBe(address);
  });
});

describe("a document in a preview", () => {
  it("has the addresses of what leads somewhere and shows something inside, whatever stands around them", () => {
    const html = [
      '<a class="x" href="/btc" data-x="a > b">B</a><A HREF="/mof">M</A><area href="/btc/x">',
      '<form role="search" action="/btc/tim-kiem"><input value="/btc"><button formaction="/x">T</button></form>',
      '<img src="/hinh/a.png" srcset="/hinh/a.png 1x,/hinh/b.png 2x, https://khac.example/c.png 3x" alt="/btc">',
    ].join("");
    expect(documentInside(base, html)).toBe(
      [
        `<a class="x" href="${base}/btc" data-x="a > b">B</a><A HREF="${base}/mof">M</A><area href="${base}/btc/x">`,
        `<form role="search" action="${base}/btc/tim-kiem"><input value="/btc"><button formaction="${base}/x">T</button></form>`,
        `<img src="${base}/hinh/a.png" srcset="${base}/hinh/a.png 1x,/hinh/b.png 2x, https://khac.example/c.png 3x" alt="/btc">`,
      ].join(""),
    );
  });

  it("keeps its texts, values that only look like tags, and other elements as they are", () => {
    const html =
      'href="/btc" &lt;a href="/btc"> <p title="<a href=/x>">x</p><abbr href="/btc">A</abbr><link rel="icon" href="/x.svg"><a title=\'\' name="x">y</a>';
    expect(documentInside(base, html)).toBe(html);
  });
});
