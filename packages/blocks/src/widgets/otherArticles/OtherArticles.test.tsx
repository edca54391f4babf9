import { expect, test } from "vitest";
import { renderHtml, textsOf } from "../../testing/render.tsx";
import { news } from "../../samples/articles.ts";
import type { WidgetExample } from "../../examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { OtherArticles } from "./OtherArticles.tsx";

const draw = (content: WidgetExample["content"]): string =>
  renderHtml(<OtherArticles {...exampleWidgetProps("otherArticles", { content })} />);
/** Which articles are shown, by their places in the sample. */
const shownIn = (html: string): number[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => news.findIndex((one) => one.href === href)).filter((place) => place >= 0);

const newest = news.slice(0, 4);
const [, second, , , , sixth] = news;
if (!second || !sixth) throw new Error("The sample has six articles.");

test("related articles come first, in places of the newest, and no article twice", () => {
  const html = draw({ related: [sixth, second], others: newest });
  expect(textsOf(html, "h2")).toEqual(["Tin liên quan", "Tin cùng chuyên mục"]);
  expect(shownIn(html)).toEqual([5, 1, 0, 2]);
});

test("nothing is called related where nothing is", () => {
  for (const content of [{ related: [], others: newest }, { others: newest }]) {
    const html = draw(content);
    expect(textsOf(html, "h2")).toEqual(["Tin cùng chuyên mục"]);
    expect(shownIn(html)).toEqual([0, 1, 2, 3]);
  }
  expect(draw({ related: [], others: [] })).toBe("");
});

test("a category of related articles alone has no other heading", () => {
  const html = draw({ related: [second], others: [second] });
  expect(textsOf(html, "h2")).toEqual(["Tin liên quan"]);
  expect(shownIn(html)).toEqual([1]);
});
