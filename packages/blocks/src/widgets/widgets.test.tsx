import { describe, expect, test } from "vitest";
import { safeUrl } from "@portal/core";
import { addresses, attributes, renderHtml, textsOf } from "../testing/render.tsx";
import { exampleWidgetProps, widgetDefinitions } from "../definitions.ts";
import { widgets } from "./index.ts";

/** Widgets that bring the page's own heading in their normal example. */
const titled = new Set([
  "gettingStarted",
  "homeTitle",
  "pageTitle",
  "article",
  "articleHead",
  "articleReading",
  "articleStatic",
  "staticPage",
  "question",
  "notFound",
]);

const drawn = widgetDefinitions.flatMap(({ name, component: Component, examples, more }) =>
  Object.entries({ ...examples, ...more }).flatMap(([example, placed]) =>
    (["vi", "en"] as const).map((language) => {
      const props = exampleWidgetProps(name, placed);
      return { name, example, language, part: <Component {...props} page={{ ...props.page, language }} /> };
    }),
  ),
);

test("the registry and the definitions name the same widgets", () => {
  expect(widgetDefinitions.map(({ name }) => name).toSorted()).toEqual(Object.keys(widgets).toSorted());
});

describe.each(drawn)("$name, $example, $language", ({ name, example, language, part }) => {
  const html = renderHtml(part, language);

  test("is harmless", () => {
    expect(addresses(html).filter((address) => safeUrl(address) === undefined)).toEqual([]);
    expect(html).not.toMatch(/<script|<iframe| on[a-z]+="| style="/);
  });

  test("is drawn the same every time, with ids that are its own", () => {
    expect(renderHtml(part, language)).toBe(html);
    const ids = attributes(html, "id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith("example-") && !id.startsWith("muc-"))).toEqual([]);
  });

  test("has the page's heading once or not at all", () => {
    const headings = textsOf(html, "h1");
    expect(headings.length).toBeLessThanOrEqual(1);
    if (example === "normal") expect(headings).toHaveLength(titled.has(name) ? 1 : 0);
    expect([...headings, ...textsOf(html, "h2"), ...textsOf(html, "h3")].filter((text) => text === "")).toEqual([]);
  });

  test("names every link, field and picture", () => {
    expect([...html.matchAll(/<img(?![^>]* alt=)/g)]).toEqual([]);
    const links = html.match(/<a .*?<\/a>/gs) ?? [];
    const nameOf = (link: string): string =>
      [...attributes(link, "aria-label"), ...textsOf(link, "a"), ...attributes(link, "alt")].join("");
    expect(links.filter((link) => nameOf(link).trim() === "")).toEqual([]);
    const fields = [...html.matchAll(/<(?:input(?![^>]*type="hidden")|select|textarea)[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(fields)).toEqual(new Set(attributes(html, "for")));
  });
});
