import { expect, it } from "vitest";
import type { PageModel } from "@portal/domain";
import { serialise, withHtml, withoutHtml } from "./state.ts";

const page = {
  title: "</script><script>alert(1)</script>\u2028",
  article: { slug: "a", body: { kind: "richText", html: "<p>dài</p>" } },
  page: { slug: "p", title: "P", html: "<p>trang</p>" },
  question: { slug: "q", answer: { html: "<p>đáp</p>", unit: "U" } },
  draft: { feedback: { count: 1, outcome: { html: "<p>tiếp thu</p>", unit: "U" } } },
} as unknown as PageModel;

it("carries state that cannot end its script element", () => {
  const rest = { timeZone: "UTC</script>", origin: "", apiOrigins: [], modules: ["/assets/a.js"] };
  const text = serialise(rest, JSON.stringify(page));
  expect(text).not.toContain("<");
  expect(text).not.toContain("\u2028");
  expect(JSON.parse(text)).toEqual({ page, ...rest });
  expect(JSON.parse(serialise({ ...rest, hash: "h" }, undefined))).toEqual({ hash: "h", ...rest });
});

it("leaves article HTML out and takes it from the document again", () => {
  const bare = withoutHtml(page);
  expect(JSON.stringify(bare)).not.toMatch(/dài|trang|đáp|tiếp thu/);
  expect(
    withHtml(
      bare,
      (name) => ({ article: "<p>dài</p>", page: "<p>trang</p>", question: "<p>đáp</p>", file: "", outcome: "<p>tiếp thu</p>" })[name],
    ),
  ).toEqual(page);
});

it("leaves out the HTML of a Word file, and nothing else of what widgets draw", () => {
  const file = { kind: "word", href: "/a.docx", fileName: "a.docx", size: 1, html: "<p>văn bản</p>", pictures: 0 };
  const content = { n0: { status: "ready", content: { file, others: [] } }, n1: { status: "empty" } };
  const shown = { ...page, content } as unknown as PageModel;
  const bare = withoutHtml(shown);
  expect(JSON.stringify(bare)).not.toContain("văn bản");
  expect(
    withHtml(
      bare,
      (name) =>
        ({ article: "<p>dài</p>", page: "<p>trang</p>", question: "<p>đáp</p>", file: "<p>văn bản</p>", outcome: "<p>tiếp thu</p>" })[name],
    ),
  ).toEqual(shown);
});
