/** What every block promises of its examples when the server draws them. The conformance suite goes on in the browser. */
import { readFileSync } from "node:fs";
import type { BlockContentValue, Language } from "@portal/core";
import type { BlockProps } from "@portal/react";
import Ajv from "ajv";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TestHost } from "@portal/testing";
import { catalogue } from "./catalogue.ts";
import type { BlockEntry } from "./catalogue/entry.ts";
import { type BlockExample, type ExampleName, exampleProps } from "./examples.ts";
import { texts } from "./texts.ts";

const ajv = new Ajv({ allErrors: true });
ajv.addSchema(JSON.parse(readFileSync(new URL("../../core/schema/content.schema.json", import.meta.url), "utf8")));

function draw(entry: BlockEntry, name: ExampleName, language: Language = "vi"): string {
  // Type and content belong together by construction of the catalogue.
  const Component = entry.Component as ComponentType<BlockProps>;
  const { block, content } = exampleProps(entry.type, entry.name, entry.examples[name] as BlockExample<BlockContentValue>);
  return renderToString(
    <TestHost language={language} texts={texts[language]}>
      <Component block={block} content={content} />
    </TestHost>,
  );
}

/** What a reader must find of the normal example: the first thing it holds, by name. */
function firstName({ type, examples }: BlockEntry): string | undefined {
  const { content } = examples.normal;
  switch (type) {
    case "category":
      return "articles" in content ? (content.articles[0]?.title ?? content.category.name) : undefined;
    case "categories":
      return "categories" in content ? content.categories[0]?.category.name : undefined;
    case "treeCategories":
      return "nodes" in content ? content.nodes[0]?.name : undefined;
    case "cards":
      return "cards" in content ? content.cards[0]?.title : undefined;
  }
}

describe.each(catalogue)("$folder", (entry) => {
  it("takes what its schema describes", () => {
    const validate = ajv.compile(entry.schema);
    for (const name of ["normal", "empty", "longText"] as const) {
      validate(entry.examples[name].content);
      expect(validate.errors, name).toBeNull();
    }
  });

  it("draws its content in both languages, below a heading of the level it was given", () => {
    expect(firstName(entry)).toBeTruthy();
    for (const language of ["vi", "en"] as const) {
      const html = draw(entry, "normal", language);
      expect(html).toMatch(/<h2[ >]/);
      expect(html).toContain("href=");
      expect(html).toContain(firstName(entry));
    }
    expect(draw(entry, "longText").length).toBeGreaterThan(500);
  });

  it("leaves no trace of empty content", () => {
    expect(draw(entry, "empty")).toBe("");
  });

  it("turns hostile content into text, never into markup, scripts or addresses", () => {
    const html = draw(entry, "hostile");
    const tags = html.replaceAll(/="[^"]*"/g, "");
    expect(tags).not.toMatch(/<script|<[^>]*\bonerror\b/i);
    expect(html).not.toMatch(/(?:href|src)="(?:\s*java|data:|vbscript|\/\/)/i);
    expect(html).not.toContain("NaN");
    expect(html).toContain("&lt;script&gt;");
  });

  it("needs no style attribute, which the content security policy forbids", () => {
    for (const name of ["normal", "longText", "hostile"] as const) expect(draw(entry, name)).not.toContain(" style=");
  });
});
