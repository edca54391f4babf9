import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentLimits } from "./limits.ts";
import { createPurifier } from "./purify.ts";
import { createDocumentSanitizer } from "./sanitize.ts";
import { isClean } from "./verify.ts";
import { xssCorpus } from "./xss-corpus.ts";

const purify = createPurifier();
const sanitize = createDocumentSanitizer(documentLimits, purify);
const turn = () => new Promise(setImmediate);

const harmless = ["p", "b", "ul", "li", "a", "table", "tbody", "tr", "td", "pre", "h2", "span", "ruby", "details"];
const strange = [
  "h1",
  "svg",
  "math",
  "mtext",
  "style",
  "title",
  "template",
  "select",
  "option",
  "form",
  "button",
  "object",
  "noscript",
  "iframe",
  "video",
  "source",
  "img",
  "caption",
  "col",
];
const attributes = [
  "",
  ' class="align-left x"',
  ' style="text-align:right"',
  ' href="/a b>"',
  " href=javascript:x",
  ' title="--&gt;"',
  ' title=" a > b "',
  " src=/api/mediafile/a",
  ' target="_blank"',
  " colspan=2",
  " width=1",
  ' align="center"',
  " open",
  " rel=x",
];
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...harmless), fc.constantFrom(...attributes)).map(([tag, attribute]) => `<${tag}${attribute}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...harmless).map((tag) => `</${tag}>`) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...strange), fc.constantFrom(...attributes)).map(([tag, attribute]) => `<${tag}${attribute}>`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...strange).map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.constantFrom("text", "\n", " ", "&nbsp;", "&lt;b&gt;", "<!--", "-->", "<![CDATA[", "]]>", "\u00a0ế") },
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

describe("the verifier", () => {
  it("lets nothing pass that DOMPurify would change", async () => {
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(soup, async (html) => {
        await turn();
        if (!isClean(html, documentLimits)) return;
        passed += 1;
        expect(purify(html)).toBe(html);
      }),
      { numRuns: 1500 },
    );
    expect(passed).toBeGreaterThan(10);
  });

  it("passes what the sanitiser makes of any soup, DOMPurify has nothing to add, and hardly anything is refused", async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(soup, async (html) => {
        await turn();
        const result = sanitize(html);
        if ("refused" in result) refused += 1;
        else {
          expect(isClean(result.html, documentLimits)).toBe(true);
          expect(purify(result.html)).toBe(result.html);
          expect(sanitize(result.html)).toEqual(result);
        }
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeLessThan(30);
  });

  it("asks DOMPurify wherever there is more than plain elements", () => {
    const asked: string[] = [];
    const spied = createDocumentSanitizer(documentLimits, (html) => (asked.push(html), purify(html)));
    const plain = ["<p onclick=x style=y>t</p><!-- c -->", "<p><font>x</font></p>", "<script>x</script>"];
    const more = [
      "<svg></svg>",
      "<math><mi>x</mi></math>",
      "<template></template>",
      "<x-y>z</x-y>",
      "<noscript>x</noscript>",
      "<p><button><p>x",
    ];
    for (const html of [...plain, ...more]) spied(html);
    expect(asked).toEqual(more);
  });

  it("makes of plain elements what DOMPurify makes of them", () => {
    const forced = createDocumentSanitizer(documentLimits, purify);
    for (const html of [
      '<div><center><font color="red">Thông <b>báo</b></font></center></div>',
      "<p>a<script>alert(1)</script>b</p>",
      "<div><section><header><h1>x</h1></header><form><label>y</label><input value=z></form></section></div>",
      "<p>Word<o:p>&nbsp;</o:p></p>",
      "<div>a<style>p{}</style><iframe src=x>y</iframe><link rel=x>b</div>",
    ]) {
      // An element that DOMPurify must check, and takes away again.
      expect(forced(`${html}<x-y></x-y>`)).toEqual(sanitize(html));
    }
  });

  it("refuses every attack as it stands", () => {
    expect(
      Object.values(xssCorpus)
        .flat()
        .filter((html) => isClean(html, documentLimits)),
    ).toEqual([]);
  });

  it.each([
    `<h1>x</h1>`,
    `<p id="x">x</p>`,
    `<p class="other">x</p>`,
    `<p style="color:red">x</p>`,
    `<p>x`,
    `<P>x</P>`,
    `<!--x-->`,
    `<a href="javascript:x">x</a>`,
    `<a target="_blank">x</a>`,
    `<a rel="opener">x</a>`,
    `<img src="/a" alt="">`,
    `<video controls="" preload="metadata"></video>`,
    `<p><source src="/api/mediafile/a"></p>`,
    `<td>x</td>`,
    `<svg></svg>`,
    `<p title=" x ">x</p>`,
  ])("does not take %s", (html) => {
    expect(isClean(html, documentLimits)).toBe(false);
  });
});
