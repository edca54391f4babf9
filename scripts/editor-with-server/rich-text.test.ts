/** The editor of rich text and the sanitiser, which are in different programs: what one writes the other gives back, and neither loses anything. */
import { setImmediate } from "node:timers/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demonstrationContent } from "@portal/demo-content";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { AllSelection, type Command, type EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createState } from "../../apps/admin/src/rich-text/editor-state.ts";
import { setLink, setPicture, switchList } from "../../apps/admin/src/rich-text/commands.ts";
import { tableTools, textTools } from "../../apps/admin/src/rich-text/tools.ts";
import { writeDocument } from "../../apps/admin/src/rich-text/write.ts";
import { documentLimits } from "../../apps/server/src/content/sanitizer/limits.ts";
import { createPurifier } from "../../apps/server/src/content/sanitizer/purify.ts";
import { createDocumentSanitizer } from "../../apps/server/src/content/sanitizer/sanitize.ts";
import { sketch } from "./testing/html-sketch.ts";

const { window } = new JSDOM("");
beforeAll(() => vi.stubGlobal("DOMParser", window.DOMParser));

const sanitizer = createDocumentSanitizer(documentLimits, createPurifier());
const sanitize = (html: string): string | undefined => {
  const result = sanitizer(html);
  return "html" in result ? result.html : undefined;
};

const parse = (html: string): Element => {
  const { body } = new window.DOMParser().parseFromString(`<!doctype html><div>${html}</div>`, "text/html");
  return body.firstElementChild ?? body;
};

/** Of tests of many documents, on a busy machine. */
const LONG = 120_000;

/** Stored HTML goes through the editor: unchanged byte for byte, and written anew without a loss. */
function expectKept(html: string): void {
  const { doc } = createState(html, []);
  doc.check();
  expect(writeDocument(doc)).toBe(html);
  // The same blocks, but other objects: none of them is known to be unchanged.
  const written = writeDocument(doc.type.schema.nodeFromJSON(doc.toJSON()));
  expect(sanitize(written)).toBe(written);
  const said = sketch(parse(html));
  // One empty block is what a field without a text has.
  const isEmpty = said.length === 4 && /^open (?:p|h\d|pre)\b/.test(said[1] ?? "");
  if (!isEmpty) expect(sketch(parse(written))).toEqual(said);
}

const attributes = ["", "", "", ' class="align-right"', ' lang="en"', ' title="a &lt; b"'];
const open = (tag: string): fc.Arbitrary<string> => fc.constantFrom(...attributes).map((attribute) => `<${tag}${attribute}>`);
const wrapped = (tags: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.constantFrom(...tags).chain((tag) => fc.tuple(open(tag), content).map(([start, inner]) => `${start}${inner}</${tag}>`));
const several = (one: fc.Arbitrary<string>, most = 3): fc.Arbitrary<string> =>
  fc.array(one, { maxLength: most }).map((all) => all.join(""));

const words = fc.constantFrom("Nghị định", " số ", "  2026\n", "a&nbsp;b", "&lt;p&gt; &amp;", "đồng", " ");
const marks = "a b strong i em u s del ins mark small sub sup code kbd samp var q cite abbr dfn time bdi bdo span".split(" ");
const { inline, flow } = fc.letrec<{ inline: string; flow: string; block: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    words,
    fc.constantFrom("<br>", "<wbr>", '<img src="/api/mediafile/a.png" alt="Ảnh" width="100">', '<a href="/tin">tin</a>'),
    fc.constantFrom(
      '<a href="https://example.org/?a=1&amp;b=2" target="_blank">x</a>',
      '<time datetime="2026-11-26">hôm nay</time>',
      "<ruby>漢<rt>hán</rt></ruby>",
      '<video src="/api/mediafile/a.mp4" controls></video>',
      '<abbr title="Bộ Tài chính">BTC</abbr>',
    ),
    wrapped(marks, several(tie("inline"))),
  ),
  block: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    wrapped(["p", "p", "h1", "h2", "h3", "h6", "pre"], several(tie("inline"))),
    fc.constantFrom("<hr>", "\n", "<p></p>", "<!-- x -->", "<svg><p>x</p></svg>"),
    wrapped(["blockquote", "div", "figure", "details", "section"], several(tie("flow"))),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(wrapped(["li"], several(tie("flow"))), { minLength: 1, maxLength: 3 }))
      .map(([list, items]) => `<${list}>\n${items.join("\n")}</${list}>`),
    several(wrapped(["dt", "dd"], several(tie("flow")))).map((items) => `<dl>${items}</dl>`),
    several(tie("flow")).map((content) => `<figure>${content}<figcaption>${content}</figcaption></figure>`),
    several(tie("inline")).map((content) => `<details open><summary>${content}</summary>${content}</details>`),
    fc
      .tuple(
        fc.constantFrom(
          "",
          "<caption>Bảng 1</caption>",
          "<caption><p>Bảng</p></caption>",
          "<colgroup><col><col></colgroup>",
          '<col class="align-left">',
        ),
        fc.constantFrom("thead", "tbody", "tfoot"),
        fc.array(several(wrapped(["td", "th", 'td colspan="2"', 'th scope="row"'], several(tie("flow")))), { maxLength: 3 }),
      )
      .map(
        ([before, part, rows]) =>
          `<table>${before}<${part}>${rows.map((row) => `<tr>${row}</tr>`).join("")}</${part}><tr><td>1</td></tr></table>`,
      ),
    // Against the grain: blocks in lines, parts without their whole.
    wrapped(["span", "a", "li", "dt", "figcaption", "summary", "ul", "dl", "q"], several(tie("flow"))),
  ),
  flow: fc.oneof({ weight: 2, arbitrary: tie("inline") }, { weight: 3, arbitrary: tie("block") }),
}));
const documents = several(fc.oneof(flow, inline), 5);

describe("stored HTML", () => {
  it("of the demonstration content goes through the editor without a loss", { tags: "verify", timeout: LONG }, async () => {
    const htmls = new Set<string>();
    const look = (value: unknown): void => {
      if (typeof value === "string" && /^\s*<\w/.test(value)) htmls.add(value);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
    };
    for (const line of demonstrationContent()) look(line);
    const stored = [...htmls].map((html) => sanitize(html)).filter((html) => html !== undefined);
    expect(stored.length).toBeGreaterThan(500);
    for (const [index, html] of stored.entries()) {
      if (index % 20 === 0) await setImmediate();
      expectKept(html);
    }
  });

  it("of any kind goes through the editor without a loss", { timeout: LONG }, async () => {
    let editable = 0;
    await fc.assert(
      fc.asyncProperty(documents, async (html) => {
        await setImmediate();
        const stored = sanitize(html);
        if (stored === undefined) return;
        expectKept(stored);
        if (!/"kept/.test(JSON.stringify(createState(stored, []).doc))) editable += 1;
      }),
      { numRuns: 400 },
    );
    // Or it would keep everything as it is.
    expect(editable).toBeGreaterThan(180);
  });

  it.each([
    ["paragraphs and headings", "<h2>Tin</h2>\n<p>Thu <strong>ngân</strong> sách</p>"],
    ["text that stands among blocks", "<div>a<p>b</p>c</div>d"],
    ["lists", "<ul><li>một<ol><li><p>hai</p></li></ol></li></ul><dl><dt>a</dt><dd>b</dd></dl>"],
    [
      "tables",
      '<table><caption>Bảng</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">Năm</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ["figures", '<figure><img src="/a.png" alt="" loading="lazy"><figcaption>Ảnh</figcaption></figure>'],
    ["links into a new tab", '<p><a href="https://example.org/" target="_blank" rel="noopener">x</a></p>'],
    ["details", "<details><summary>Hỏi</summary><p>Đáp</p></details>"],
  ])("is edited, not only kept: %s", (_name, html) => {
    expect(JSON.stringify(createState(html, []).doc)).not.toContain('"kept');
    expectKept(html);
  });

  it.each([
    "<p>a <ruby>漢<rt>hán</rt></ruby></p>",
    "<span><p>a</p></span>",
    "<p><q>a <q>b</q></q></p>",
    "<li>a</li>",
    '<video src="/api/mediafile/a.mp4" controls="" preload="metadata"></video>',
  ])("without a form in the editor is kept as it is: %s", (html) => {
    expect(JSON.stringify(createState(html, []).doc)).toContain('"kept');
    expectKept(html);
  });
});

/** A key as the field's own plugins take it. */
const press =
  (key: string, shiftKey = false): Command =>
  (state, dispatch) => {
    const view = { state, dispatch, endOfTextblock: () => true, composing: false } as unknown as EditorView;
    const event = { key, shiftKey, ctrlKey: false, altKey: false, metaKey: false, keyCode: 0 } as KeyboardEvent;
    return state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event) === true);
  };

type Step = (state: EditorState) => EditorState;

/** Whatever the toolbar and the keyboard do, at any selection. */
const buttons = [...textTools, ...tableTools].flatMap((tool) => {
  if ("options" in tool) return Object.keys(tool.options).map((value) => tool.run(value));
  return "run" in tool ? [tool.run] : [];
});
const commands = [
  ...buttons,
  ...["Enter", "Enter", "Backspace", "Delete", "Tab", "ArrowRight"].map((key) => press(key)),
  press("Enter", true),
  setLink("/tin?a=1&b=2", "Tin"),
  setPicture({ src: "/api/mediafile/a.png", alt: 'Ảnh "a" <b>' }, "Chú thích"),
  setPicture({ src: "https://example.org/a.png", alt: "-->" }, ""),
];
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(commands.length + 2))
    .map(([from, to, which]): Step => (state) => {
      const { size } = state.doc.content;
      const place = (part: number) => state.doc.resolve(Math.round(part * size));
      const selection = TextSelection.between(place(from), which % 2 === 0 ? place(from) : place(to));
      const selected = state.apply(state.tr.setSelection(selection));
      const command = commands[which];
      let next = selected;
      if (command) command(selected, (transaction) => (next = selected.apply(transaction)));
      else if (which === commands.length) next = selected.apply(selected.tr.insertText("ế\u00a0\r\n<"));
      else next = selected.apply(selected.tr.deleteSelection());
      return next;
    }),
  { minLength: 1, maxLength: 12 },
);

describe("what the editor writes", () => {
  it("keeps two lines of a cell apart", () => {
    let state = createState("<table><tbody><tr><td>ab</td></tr></tbody></table>", []);
    state.doc.descendants((node, place) => {
      if (node.isText) state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place + 1)));
    });
    press("Enter")(state, (transaction) => (state = state.apply(transaction)));
    expect(writeDocument(state.doc)).toBe("<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>");
  });

  it("puts no list around an item without one, which would end it", () => {
    const state = createState("<p>a</p><li>b</li>", []);
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    let next = all;
    switchList("ul")(all, (transaction) => (next = all.apply(transaction)));
    const written = writeDocument(next.doc);
    expect(sanitize(written)).toBe(written);
  });

  it("is given back by the sanitiser unchanged, after any edits", { timeout: LONG }, async () => {
    await fc.assert(
      fc.asyncProperty(documents, steps, async (html, edits) => {
        await setImmediate();
        const stored = sanitize(html);
        if (stored === undefined) return;
        let state = createState(stored, []);
        for (const edit of edits) state = edit(state);
        state.doc.check();
        const written = writeDocument(state.doc);
        expect(sanitize(written)).toBe(written);
        expectKept(written);
      }),
      { numRuns: 400 },
    );
  });
});

it("the administrators' pages allow the policies of Trusted Types that the editor makes, and no other", () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
  const made = ["apps/admin/src/rich-text/parse-html.ts", "node_modules/prosemirror-view/dist/index.js"].flatMap((path) =>
    [...read(path).matchAll(/createPolicy\("([^"]+)"/g)].map(([, name]) => name),
  );
  const allowed = /"trusted-types ([^"]+)"/.exec(read("apps/server/src/plugins/administration-app.ts"))?.[1]?.split(" ");
  expect(new Set(allowed)).toEqual(new Set(made));
});
