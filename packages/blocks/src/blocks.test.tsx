/** What every block promises of its examples when the server draws them. The conformance suite goes on in the browser. */
import { readFileSync } from "node:fs";
import type { BlockContentValue, BlockType, Language } from "@portal/core";
import type { BlockProps } from "@portal/react";
import Ajv from "ajv";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TestHost } from "@portal/testing";
import { type BlockDefinition, type BlockExample, blockDefinitions, exampleProps } from "./definitions.ts";
import type { ExampleName } from "./examples.ts";

const ajv = new Ajv({ allErrors: true });
for (const path of ["../../core/schema/content.schema.json", "../../domain/schema/portal-content.schema.json"])
  ajv.addSchema(JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")));
const validateAdded = {
  media: ajv.compile({ $ref: "portal-content.schema.json#/definitions/articleMedia" }),
  items: ajv.compile({ type: "array", items: { $ref: "portal-content.schema.json#/definitions/feedItem" } }),
};

/** What the portal adds to the content of a block: `media` of articles, `items` of cards, wherever they stand. */
function* addedTo(content: unknown): Generator<readonly ["media" | "items", unknown]> {
  if (typeof content !== "object" || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    if (name === "media" || name === "items") yield [name, value];
    else yield* addedTo(value);
  }
}

const contentOf: Readonly<Record<BlockType, string>> = {
  category: "categoryContent",
  categories: "categoriesContent",
  treeCategories: "treeContent",
  cards: "cardsContent",
};

function draw(definition: BlockDefinition, name: ExampleName, language: Language = "vi"): string {
  // Type and content belong together by construction of the definition.
  const Component = definition.component as ComponentType<BlockProps>;
  const { block, content } = exampleProps(definition.type, definition.name, definition.examples[name] as BlockExample<BlockContentValue>);
  return renderToString(
    <TestHost language={language}>
      <Component block={block} content={content} />
    </TestHost>,
  );
}

/** What a reader must find of the normal example: the first thing it holds, by name. */
function firstName({ type, examples }: BlockDefinition): string | undefined {
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

describe.each(blockDefinitions)("$type/$name", (definition) => {
  it("takes what the schema of its type describes", () => {
    const validate = ajv.compile({ $ref: `content.schema.json#/definitions/${contentOf[definition.type]}` });
    for (const name of ["normal", "empty", "longText"] as const) {
      validate(definition.examples[name].content);
      expect(validate.errors, name).toBeNull();
      for (const [field, value] of addedTo(definition.examples[name].content))
        expect(validateAdded[field](value), `${name} ${field}`).toBe(true);
    }
  });

  it("draws its content in both languages, below a heading of the level it was given", () => {
    expect(firstName(definition)).toBeTruthy();
    for (const language of ["vi", "en"] as const) {
      const html = draw(definition, "normal", language);
      expect(html).toMatch(/<h2[ >]/);
      expect(html).toContain("href=");
      expect(html).toContain(firstName(definition));
    }
    expect(draw(definition, "longText").length).toBeGreaterThan(500);
  });

  it("leaves no trace of empty content", () => {
    expect(draw(definition, "empty")).toBe("");
  });

  it("turns hostile content into text, never into markup, scripts or addresses", () => {
    const html = draw(definition, "hostile");
    const tags = html.replaceAll(/="[^"]*"/g, "");
    expect(tags).not.toMatch(/<script|<[^>]*\bonerror\b/i);
    expect(html).not.toMatch(/(?:href|src)="(?:\s*java|data:|vbscript|\/\/)/i);
    expect(html).not.toContain("NaN");
    expect(html).toContain("&lt;script&gt;");
  });

  it("needs no style attribute, which the content security policy forbids", () => {
    for (const name of ["normal", "longText", "hostile"] as const) expect(draw(definition, name)).not.toContain(" style=");
  });
});
