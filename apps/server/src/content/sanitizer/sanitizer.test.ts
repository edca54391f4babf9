import { allowedElements, isAllowedOn } from "@portal/domain/html";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary, parse, parseFragment } from "parse5";
import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { afterAll, describe, expect, it } from "vitest";
import { createSanitizer } from "./index.ts";
import { documentLimits } from "./limits.ts";
import { isClean } from "./verify.ts";
import { xssCorpus } from "./xss-corpus.ts";

const sanitizer = createSanitizer();
afterAll(() => sanitizer.close());

const clean = async (html: string): Promise<string> => {
  const result = await sanitizer.sanitize(html);
  if ("refused" in result) throw new Error(result.problem);
  return result.html;
};

/** Every element of HTML as a browser reads it, in the places where it may land. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const wrapped = parse(`<!doctype html><html><head><title>t</title></head><body><main><div>${html}</div></main></body></html>`, {
    scriptingEnabled: true,
  });
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  const shell = new Set(["html", "head", "title", "body", "main"]);
  walk(wrapped);
  return found.filter(({ tagName }) => !shell.has(tagName));
}

function violations(html: string): string[] {
  const found: string[] = [];
  for (const { tagName, namespaceURI, attrs } of elementsOf(html)) {
    if (!allowedElements.includes(tagName) || namespaceURI !== vocabulary.NS.HTML) found.push(`<${tagName}>`);
    for (const { name, value } of attrs) {
      if (!isAllowedOn(tagName, name)) found.push(`${tagName}[${name}]`);
      // oxlint-disable-next-line no-control-regex -- what URL parsers strip is stripped here too
      const address = value.replace(/[\u0000-\u0020]/g, "");
      if (["href", "src", "poster"].includes(name) && !/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[?#]|[^:/\\]+(?:\/|$))/i.test(address))
        found.push(`${name}=${value}`);
    }
  }
  return found;
}

describe("attacks", () => {
  const vectors = Object.entries(xssCorpus).flatMap(([family, htmls]) => htmls.map((html) => ({ family, html })));

  it("are at least 60, in all families", () => {
    expect(vectors.length).toBeGreaterThanOrEqual(60);
    expect(new Set(vectors.map(({ html }) => html)).size).toBe(vectors.length);
  });

  it.each(vectors)("$family: $html", async ({ html }) => {
    const output = await clean(html);
    expect(violations(output)).toEqual([]);
    expect(isClean(output, documentLimits)).toBe(true);
    expect(await clean(output)).toBe(output);
  });

  it("fail this very check unsanitised", () => {
    const harmless = vectors.filter(({ html }) => violations(html).length === 0).map(({ html }) => html);
    // These few hide the attack from a plain reading; that is their point.
    expect(harmless.length).toBeLessThan(vectors.length / 8);
  });
});

describe("articles", () => {
  it.each([
    [
      "keeps text, lists and tables",
      `<p>Thu <strong>ngân sách</strong></p><ul><li>một</li></ul><table><caption>Bảng 1</caption><thead><tr><th scope="col" colspan="2">Năm</th></tr></thead><tbody><tr><td rowspan="2">2026</td></tr></tbody></table>`,
      undefined,
    ],
    [
      "keeps quotes, code, sub and sup, details",
      `<blockquote>q</blockquote><pre><code>a &lt; b</code></pre><p>H<sub>2</sub>O m<sup>2</sup></p><details open=""><summary>s</summary>t</details>`,
      undefined,
    ],
    ["demotes h1", `<h1 style="text-align: center">Tin</h1>`, `<h2 class="align-center">Tin</h2>`],
    [
      "turns alignment into a class",
      `<p align=right>a</p><p class="MsoNormal align-left">b</p>`,
      `<p class="align-right">a</p><p class="align-left">b</p>`,
    ],
    [
      "makes pictures lazy and never nameless",
      `<img src="/api/mediafile/a.svg" width="100px" height="5">`,
      `<img src="/api/mediafile/a.svg" width="100" height="5" alt="" loading="lazy">`,
    ],
    [
      "drops tracking pixels",
      `a<img src="https://x.example/p.gif" width="1" height="1"><img style="display:none" src="//x.example/p">b`,
      `ab`,
    ],
    ["keeps a spacer of our own", `<img src="/api/mediafile/line.svg" alt="" height="1" loading="lazy">`, undefined],
    [
      "seals new tabs",
      `<a target="_blank" rel="opener" href="https://example.org/">x</a>`,
      `<a target="_blank" rel="noopener" href="https://example.org/">x</a>`,
    ],
    ["makes protocol-relative links https", `<a href="//example.org/x">x</a>`, `<a href="https://example.org/x">x</a>`],
    [
      "keeps links that people use",
      `<a href="mailto:a@example.org">m</a><a href="tel:02400000">t</a><a href="../van-ban/1.html?x=a:b">r</a>`,
      undefined,
    ],
    [
      "plays our own videos only",
      `<video src="https://x.example/a.mp4">x</video><video controls autoplay><source src="/api/mediafile/a.webm" type="video/webm"><track src="/api/mediafile/a.vtt" kind="captions" srclang="vi" label="Tiếng Việt" default></video>`,
      `<video controls="" preload="metadata"><source src="/api/mediafile/a.webm" type="video/webm"><track src="/api/mediafile/a.vtt" kind="captions" srclang="vi" label="Tiếng Việt" default=""></video>`,
    ],
    [
      "refuses spans that would freeze a browser",
      `<table><tbody><tr><td colspan="100000000">x</td></tr></tbody></table>`,
      `<table><tbody><tr><td>x</td></tr></tbody></table>`,
    ],
    [
      "keeps what a form says, not the form",
      `<form action="/x"><p>Ý kiến</p><input><select><option>a</option></select></form>`,
      `<p>Ý kiến</p>`,
    ],
    ["keeps Vietnamese and entities", `<p>Điều&nbsp;1 &amp; “Nghị định” &#x1EA4;</p>`, `<p>Điều&nbsp;1 &amp; “Nghị định” Ấ</p>`],
    ["takes nothing for nothing", ``, ``],
  ])("%s", async (_name, input, expected) => {
    const output = await clean(input);
    expect(output).toBe(expected ?? input);
    expect(await clean(output)).toBe(output);
  });
});

describe("bounds", () => {
  it.each([
    ["plain", (size: number) => "<div>".repeat(size)],
    [
      "hidden by stray closing tags",
      (size: number) => Array.from({ length: size }, (_, index) => `<div></span><b title=${index}></div>`).join(""),
    ],
    ["in foreign content", (size: number) => `<svg>${"<td><input>".repeat(size)}`],
    ["in templates", (size: number) => "<template>".repeat(size)],
    ["in table cells", (size: number) => "<table><tr><td></div>".repeat(size)],
  ])("a depth bomb, %s, is refused in time in proportion", async (_name, bomb) => {
    const growth = await growthOf(async (size) => {
      const result = await sanitizer.sanitize(bomb(size));
      expect("refused" in result && result.refused).toBe("too-deep");
    }, 2_500);
    expect(growth).toBeLessThan(IN_PROPORTION);
  });

  it("refuses more than 2 MB, and more nodes than a page carries", async () => {
    expect(await sanitizer.sanitize("ế".repeat(700_000))).toMatchObject({ refused: "too-large" });
    expect(await sanitizer.sanitize("<br>".repeat(200_000))).toMatchObject({ refused: "too-large" });
    expect(await sanitizer.sanitize("<p id=1>x</p><b>".repeat(60_000))).toHaveProperty("refused");
  });

  it("takes a long article", async () => {
    const long = `<p>${"Thu ngân sách nhà nước. ".repeat(20)}</p>`.repeat(2500);
    expect(await clean(long)).toBe(long);
  });
});
