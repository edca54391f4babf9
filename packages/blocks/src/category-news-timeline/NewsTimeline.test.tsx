import { expect, it } from "vitest";
import { exampleProps } from "../examples.ts";
import { renderHtml, textsOf } from "../testing/render.tsx";
import { NewsTimeline } from "./NewsTimeline.tsx";
import { definition } from "./definition.ts";

it("says a day once, and of each of its articles the time", () => {
  const [one, other, third] = definition.examples.normal.content.articles;
  if (!one || !other || !third) throw new Error("the example has three articles");
  const articles = [
    { ...one, publishedAt: "2026-11-19T08:30:00Z" },
    { ...other, publishedAt: "2026-11-19T01:05:00Z" },
    { ...third, publishedAt: "2026-11-18T08:00:00Z" },
  ];
  const content = { ...definition.examples.normal.content, articles };
  const times = textsOf(renderHtml(<NewsTimeline {...exampleProps("category", "newsTimeline", { content })} />), "time");
  expect(times.filter((text) => text.includes("/"))).toEqual(["19/11/2026", "18/11/2026"]);
  expect(times.filter((text) => /^\d\d:\d\d$/.test(text))).toHaveLength(3);
});
