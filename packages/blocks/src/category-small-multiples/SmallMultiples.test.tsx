import { expect, it } from "vitest";
import { exampleProps } from "../examples.ts";
import { attributes, renderHtml, textsOf } from "../testing/render.tsx";
import { definition } from "./definition.ts";
import { SmallMultiples } from "./SmallMultiples.tsx";

it("gives every series its latest figure, its change by a sign, a line of its own, and all of them one table and one download", () => {
  const { content } = definition.examples.normal;
  const html = renderHtml(<SmallMultiples {...exampleProps("category", "smallMultiples", definition.examples.normal)} />);
  const series = content.series ?? [];
  expect(series).toHaveLength(3);
  expect(textsOf(html, "strong")).toHaveLength(3);
  expect(html.match(/[+-]\d+</g)?.length).toBeGreaterThan(0);
  expect(attributes(html, "aria-label").filter((label) => label.startsWith("Biểu đồ"))).toEqual(
    series.map(({ label }) => expect.stringContaining(label)),
  );
  expect(textsOf(html, "th").slice(1, 4)).toEqual(series.map(({ label }) => label));
  expect(attributes(html, "href")).toContain("/du-lieu/series/vi/usd-vnd,eur-vnd,jpy-vnd.csv");
});
