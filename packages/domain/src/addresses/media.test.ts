import { describe, expect, it } from "vitest";
import { mediaAddress, withMediaAddresses } from "./media.ts";

const server = "https://server.example";

describe("mediaAddress (specification §7)", () => {
  it.each([
    ["/api/mediafile/Anh/A.PNG", "https://server.example/api/mediafile/Anh/A.PNG", "media paths are prefixed"],
    ["/Upload/Anh Bia.JPG", "https://server.example/upload/anh bia.jpg", "relative paths are lower-cased and prefixed"],
    ["Upload/A.png", "https://server.example/upload/a.png", "also those without a slash"],
    ["/Van-Ban/ĐỀ-ÁN.pdf?Ver=A1#Trang2", "https://server.example/van-ban/đề-án.pdf?Ver=A1#Trang2", "a query keeps its case"],
    ["HTTPS://Other.Example/Anh/A.PNG", "https://other.example/anh/a.png", "absolute ones are lower-cased only"],
    ["http://other.example/Watch?v=AbC", "http://other.example/watch?v=AbC", "a query keeps its case"],
    ["#Muc-1", "#Muc-1", "a place on the page stays"],
    ["?page=2", "?page=2", "a query alone stays"],
    ["mailto:Hop.Thu@example.vn", "mailto:Hop.Thu@example.vn", "other schemes stay"],
    ["tel:+84000", "tel:+84000", "other schemes stay"],
    ["//Other.Example/A.png", "//Other.Example/A.png", "another host without a scheme stays"],
    ["", "", "nothing stays nothing"],
  ])("%s → %s: %s", (raw, address) => {
    expect(mediaAddress(raw, server)).toBe(address);
  });

  // Every way in which a path may look like a host, and a host like a path.
  it.each([
    ["\\\\Evil.Example/a", "/%5c%5cevil.example/a"],
    ["\\/Evil.Example/a", "/%5c/evil.example/a"],
    ["/\\Evil.Example/a", "/%5cevil.example/a"],
    ["@evil.example/a", "/@evil.example/a"],
    [".evil.example/a", "/.evil.example/a"],
    [":80/a", "/:80/a"],
    ["/api/mediafile@evil.example", "/api/mediafile@evil.example"],
    ["/api/mediafile\\..\\A", "/api/mediafile%5c..%5cA"],
    ["/API/MediaFile/A.PNG", "/api/mediafile/a.png"],
  ])("%j stays a path on the server: %j", (raw, path) => {
    expect(mediaAddress(raw, "")).toBe(path);
    expect(mediaAddress(raw, server)).toBe(server + path);
    expect(new URL(mediaAddress(raw, server)).origin).toBe(server);
    expect(new URL(mediaAddress(raw, ""), "https://page.example/a/b").origin).toBe("https://page.example");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,a",
    "vbscript:a",
    "file:///etc",
    "ftp://a/B",
  ])("%j leads nowhere", (raw) => {
    expect(mediaAddress(raw, server)).toBe("");
  });

  it("is the same a second time", () => {
    for (const raw of ["Tep/A.PDF", "\\\\host", "/api/mediafile/A", "https://A.example/B?C", "//a", "#A", "", "mailto:A@b"])
      expect(mediaAddress(mediaAddress(raw, ""), "")).toBe(mediaAddress(raw, ""));
  });

  it("the page's own server needs no prefix", () => {
    expect(mediaAddress("/api/mediafile/A.png", "")).toBe("/api/mediafile/A.png");
    expect(mediaAddress("Tep/A.PDF", "")).toBe("/tep/a.pdf");
  });
});

describe("withMediaAddresses", () => {
  it("rewrites links, pictures and videos, and nothing else", () => {
    expect(
      withMediaAddresses(
        '<p title="src=/A.PNG">Xem src="/A.PNG" <a href="/Tin/A?B=C&amp;D=E" title="> href=">X</a><img alt="/A.PNG" src="/api/mediafile/A.png"></p>' +
          '<video controls="" poster="/P.JPG" src="/api/mediafile/V.mp4"><source src="B.MP4" type="Video/MP4"></video><br>',
        server,
      ),
    ).toBe(
      '<p title="src=/A.PNG">Xem src="/A.PNG" <a href="https://server.example/tin/a?B=C&amp;D=E" title="> href=">X</a><img alt="/A.PNG" src="https://server.example/api/mediafile/A.png"></p>' +
        '<video controls="" poster="https://server.example/p.jpg" src="https://server.example/api/mediafile/V.mp4"><source src="https://server.example/b.mp4" type="Video/MP4"></video><br>',
    );
  });

  it("leaves text as it is", () => {
    for (const text of ["", "Chữ", "1 &lt; 2", "<p>Chữ</p>", "a < b"]) expect(withMediaAddresses(text, server)).toBe(text);
  });
});
