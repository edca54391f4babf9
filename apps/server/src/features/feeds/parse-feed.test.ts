import { expect, it } from "vitest";
import { parseFeed } from "./parse-feed.ts";
import { rss } from "./testing/feed-server.ts";

const address = "https://a.example/tin/rss.xml";
const titles = (xml: string) => parseFeed(xml, address).map(({ title }) => title);

it("reads RSS 2.0: newest first, text without tags, links made absolute", () => {
  const xml = rss(`
    <item><title>C&#361; &amp; m&#x1edb;i</title><link>/a?x=1&amp;y=2</link><pubDate>Mon, 02 Nov 2026 09:00:00 +0700</pubDate></item>
    <item><title><![CDATA[<b>Đậm</b> &amp; <script>alert(1)</script>nhạt]]></title><link>https://b.example/</link><pubDate>Tue, 03 Nov 2026 02:00:00 GMT</pubDate></item>
    <item><title>&lt;i&gt;Nghiêng&lt;/i&gt;</title><pubDate>hôm qua</pubDate></item>
    <item><title> </title><link>https://b.example/trong</link></item>`);
  expect(parseFeed(xml, address)).toEqual([
    { title: "Đậm & nhạt", href: "https://b.example/", publishedAt: "2026-11-03T02:00:00.000Z" },
    { title: "Cũ & mới", href: "https://a.example/a?x=1&y=2", publishedAt: "2026-11-02T02:00:00.000Z" },
    { title: "Nghiêng" },
  ]);
});

it("reads Atom", () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title>
    <entry><title type="html">Tin &lt;b&gt;một&lt;/b&gt;</title><link rel="self" href="/self"/><link rel="alternate" href="bai-1"/><updated>2026-11-01T00:00:00Z</updated></entry>
    <entry><title>Tin hai</title><link href="https://b.example/2"/><published>2026-11-02T00:00:00+07:00</published></entry></feed>`;
  expect(parseFeed(xml, address)).toEqual([
    { title: "Tin hai", href: "https://b.example/2", publishedAt: "2026-11-01T17:00:00.000Z" },
    { title: "Tin một", href: "https://a.example/tin/bai-1", publishedAt: "2026-11-01T00:00:00.000Z" },
  ]);
});

it("drops links that lead elsewhere than to web pages, and what hides in headlines", () => {
  const links = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https://u:p@b.example/",
    "http://[",
    "ftp://b.example/",
  ];
  const items = parseFeed(rss(links.map((link) => `<item><title>T</title><link>${link}</link></item>`).join("")), address);
  expect(items).toHaveLength(links.length);
  for (const { href } of items) expect(href === undefined || href.startsWith("https://a.example/")).toBe(true);
  expect(titles(rss("<item><title>a&#x202e;b&#0;c&#xd800;</title></item>"))).toEqual(["a bc"]);
});

it("takes 20 items and short headlines", () => {
  const all = titles(rss(`<item><title>${"x".repeat(9000)}</title></item>`.repeat(1000)));
  expect(all).toHaveLength(20);
  expect(all[0]).toHaveLength(300);
});

it.each([
  ["a document type", '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel/></rss>'],
  [
    "a billion laughs",
    `<?xml version="1.0"?><!doctype x [<!ENTITY l0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("")}]>${rss("<item><title>&l30;</title></item>").slice(21)}`,
  ],
  [
    "an outer entity",
    '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&f;</title></item></channel></rss>',
  ],
  ["HTML", "<html><body>Xin chào</body></html>"],
  ["nothing", ""],
  ["JSON", '{"a":1}'],
  ["300,000 levels", `<rss><channel>${"<a>".repeat(300_000)}`],
  ["elements that are named like an object's own", rss("<item><__proto__>x</__proto__><title>p</title></item>")],
])("refuses %s", (_, xml) => {
  expect(() => parseFeed(xml, address)).toThrow(expect.objectContaining({ name: "FeedRefused" }));
});

it("expands no entity that stands behind the root element either", () => {
  const late = '<rss><channel><item><title>&l;</title></item></channel></rss><!DOCTYPE x [<!ENTITY l "ha">]>';
  expect(JSON.stringify(parseFeed(late, address))).not.toContain("ha");
});
