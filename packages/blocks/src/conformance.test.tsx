/** What a block promises to the page around it: headings at the level it was given, ids below its own. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { conformanceSubjects } from "./testing/conformance-subjects.tsx";
import { attributes } from "./testing/render.tsx";

const headingLevels = (html: string): number[] => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
const drawn = conformanceSubjects.filter(({ kind, example }) => kind === "block" && example !== "empty");

describe.each(drawn)("$subject, $example", ({ draw }) => {
  it("begins at the heading level it was given and skips none below it", () => {
    for (const headingLevel of [2, 3, 4]) {
      const levels = headingLevels(renderToStaticMarkup(draw({ headingLevel })));
      expect(levels[0]).toBe(headingLevel);
      for (const [index, level] of levels.entries()) {
        expect(level).toBeGreaterThanOrEqual(headingLevel);
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? headingLevel) + 1);
      }
    }
  });
});

describe.each(conformanceSubjects)("$kind $subject, $example", ({ draw }) => {
  it("takes its ids from its node's, each once, and refers to nothing else", () => {
    const html = renderToStaticMarkup(draw({ id: "n0-7" }));
    const ids = attributes(html, "id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id !== "n0-7" && !id.startsWith("n0-7-") && !id.startsWith("muc-"))).toEqual([]);
    const wanted = ["for", "aria-labelledby", "aria-describedby", "aria-controls"]
      .flatMap((name) => attributes(html, name))
      .flatMap((value) => value.split(" "));
    const anchors = attributes(html, "href").filter((href) => href.startsWith("#") && href.length > 1);
    expect([...wanted, ...anchors.map((href) => href.slice(1))].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
