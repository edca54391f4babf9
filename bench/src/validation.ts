/** The generated, eval-free validators beside ajv compiling the same schemas at run time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type AnySchemaObject, type ValidateFunction } from "ajv";
import { type SchemaValidator, validateArticleRecord, validateCategoryContent, validateSiteMetadata } from "@portal/core/records";
import { assignAllBlocks, createMemorySource, sampleCatalogue, sampleWorld } from "@portal/testing";
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

async function subjects(): Promise<Subject[]> {
  const layout = sampleCatalogue().layouts.get("default-layout-vi");
  if (!layout) throw new Error("The layout default-layout-vi is gone; choose another subject.");
  const query = { kind: "category", key: "c", slug: "tin-tai-chinh", limit: 12 } as const;
  const answer = (await createMemorySource(sampleWorld).fetchContent([query], { site: "btc", language: "vi", signal: undefined })).get("c");
  const content = answer?.ok ? answer.value : undefined;
  const metadata = assignAllBlocks(layout, "vi");
  const [article] = sampleWorld.articles;
  return [
    {
      what: "site metadata, 16 blocks",
      schema: "site.schema.json#/definitions/siteMetadata",
      ours: validateSiteMetadata,
      valid: metadata,
      broken: { ...metadata, blocks: [{ category: 1 }], menu: "x" },
    },
    {
      what: "article record",
      schema: "article.schema.json#",
      ours: validateArticleRecord,
      valid: article,
      broken: { ...article, slug: 7, articleType: "x" },
    },
    {
      what: "category content, 12 articles",
      schema: "content.schema.json#/definitions/categoryContent",
      ours: validateCategoryContent,
      valid: content,
      broken: { category: {}, articles: [{}], total: "x" },
    },
  ];
}

function plainAjv(root: string): { readonly compile: (schema: string) => ValidateFunction } {
  const folder = join(root, "packages/core/schema");
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false });
  ajv.addKeyword("tsType");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".schema.json")))
    ajv.addSchema(JSON.parse(readFileSync(join(folder, name), "utf8")) as AnySchemaObject);
  return { compile: (schema) => ajv.compile({ $ref: schema }) };
}

export async function validationLines(root: string): Promise<Line[]> {
  const all = await subjects();
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
