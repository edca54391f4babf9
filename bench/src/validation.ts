/** The generated, eval-free validators beside ajv compiling the same schemas at run time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type AnySchemaObject, type ValidateFunction } from "ajv";
import type { SchemaValidator } from "@portal/core/records";
import { validateGallery, validateRichText } from "@portal/domain/articles";
import { sampleFixture } from "@portal/testing";
import { race } from "./measure.ts";
import { type Line, microseconds } from "./report.ts";

interface Subject {
  readonly what: string;
  /** `$id` of the schema, with the pointer to a definition. */
  readonly schema: string;
  readonly ours: SchemaValidator;
  readonly valid: unknown;
  readonly broken: unknown;
}

function subjects(): Subject[] {
  const contents = sampleFixture.articles.map(({ articleContent: content }): unknown =>
    typeof content === "string" ? JSON.parse(content) : content,
  );
  const find = (field: string): object => {
    const found = contents.find((content) => typeof content === "object" && content !== null && field in content);
    if (typeof found !== "object" || found === null) throw new Error(`No sample article has the field ${field}; choose another subject.`);
    return found;
  };
  const [richText, gallery] = [find("Content"), find("Photos")];
  return [
    {
      what: "rich text",
      schema: "article.schema.json#/definitions/richTextContent",
      ours: validateRichText,
      valid: richText,
      broken: { ...richText, Content: 7, Kind: "x" },
    },
    {
      what: "gallery, 4 photos",
      schema: "article.schema.json#/definitions/galleryContent",
      ours: validateGallery,
      valid: gallery,
      broken: { ...gallery, DisplayType: [], Photos: [{ Title: 1 }, 2] },
    },
  ];
}

function plainAjv(root: string): { readonly compile: (schema: string) => ValidateFunction } {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false });
  ajv.addKeyword("tsType");
  for (const folder of ["packages/core/schema", "packages/domain/schema"].map((path) => join(root, path)))
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".schema.json")))
      ajv.addSchema(JSON.parse(readFileSync(join(folder, name), "utf8")) as AnySchemaObject);
  return { compile: (schema) => ajv.compile({ $ref: schema }) };
}

export async function validationLines(root: string): Promise<Line[]> {
  const all = subjects();
  const started = performance.now();
  const ajv = plainAjv(root);
  const compiled = all.map((subject) => ({ ...subject, theirs: ajv.compile(subject.schema) }));
  const compileMs = performance.now() - started;

  const lines = compiled.map(({ what, ours, theirs, valid, broken }): Line => {
    for (const value of [valid, broken]) {
      if (ours(value) !== theirs(value))
        throw new Error(`The generated validator and ajv disagree about ${what}; run \`npm run generate\`.`);
      if (ours.errors?.length !== theirs.errors?.length)
        throw new Error(`The generated validator and ajv find different errors in ${what}; run \`npm run generate\`.`);
    }
    if (!ours(valid) || ours(broken)) throw new Error(`The examples of ${what} do not test both answers.`);
    const { timings, ratios } = race([
      { name: "ours", run: () => ours(valid) },
      { name: "ajv", run: () => theirs(valid) },
    ]);
    return {
      what: `validate ${what} (beside: plain ajv)`,
      ours: microseconds(timings[0]?.micros ?? Number.NaN),
      beside: `${microseconds(timings[1]?.micros ?? Number.NaN)} (ours ${ratios[0]?.toFixed(2)} × as fast)`,
    };
  });
  return [...lines, { what: "  before the first validation", ours: "0 ms", beside: `${compileMs.toFixed(0)} ms compiling, eval` }];
}
