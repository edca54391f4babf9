/** A field of HTML that no entry of the table names would be stored, and drawn, as a stranger wrote it. */
import { kinds } from "@portal/domain/records";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { htmlFields, sanitizeFields } from "./html-fields.ts";
import { tables } from "./tables.ts";

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
const read = (path: string): Schema => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Schema;

/** Every field of a record's schema, by its pointer; entries of lists as "*". */
function* fieldsOf(schema: Schema, pointer = ""): Generator<readonly [string, Schema]> {
  yield [pointer, schema];
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* fieldsOf(field, `${pointer}/${name}`);
  for (const entry of schema.items ? [schema.items].flat() : []) yield* fieldsOf(entry, `${pointer}/*`);
  for (const branch of schema.anyOf ?? []) yield* fieldsOf(branch, pointer);
}

/** What a line of content may hold: its own fields, and the content of each type of article. */
const contents = Object.entries(read("../../../../packages/domain/schema/article.schema.json").definitions ?? {})
  .filter(([name]) => name.endsWith("Content"))
  .flatMap(([, content]) => [...fieldsOf(content, "/articleContent")]);
const fields = kinds.flatMap((kind) =>
  [...fieldsOf(read(`../../../../packages/domain/schema/lines/${kind}.json`)), ...(kind === "article" ? contents : [])].map(
    ([pointer, schema]) => ({
      field: `${kind} ${pointer}`,
      schema,
    }),
  ),
);

const isHtml = ({ contentMediaType }: Schema): boolean => contentMediaType === "text/html";
const htmlFieldNames = Object.entries(htmlFields).flatMap(([record, entries]) => entries.map(({ pointer }) => `${record} ${pointer}`));

describe("the table of HTML fields", () => {
  it("names every field that a schema of a record declares as HTML, and no other", () => {
    const declared = fields.filter(({ schema }) => isHtml(schema)).map(({ field }) => field);
    expect(new Set(htmlFieldNames.filter((field) => !field.startsWith("draft_outcome ")))).toEqual(new Set(declared));
  });

  it("misses none whose description alone says HTML", () => {
    const said = fields.filter(({ schema }) => schema.type === "string" && /^HTML\b/.test(schema.description ?? ""));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ schema }) => !isHtml(schema))).toEqual([]);
  });

  it("names the records whose rows keep the sanitiser's version, to be sanitised anew", () => {
    const stamped = kinds.filter((kind) => "sanitizer_version" in tables[kind].stamps);
    expect(new Set(Object.keys(htmlFields).filter((record) => record !== "draft_outcome"))).toEqual(new Set(stamped));
  });

  it("leaves nothing of what is refused", async () => {
    const refuse = async () => ({ refused: "too-deep", problem: "Too deep.", advice: "Flatten it." }) as const;
    const { fields: left, refused } = await sanitizeFields("page", { html: "<p>", title: "T" }, { sanitize: refuse });
    expect(left).toEqual({ html: "", title: "T" });
    expect(refused).toMatchObject([{ refused: "too-deep", field: { pointer: "/html" } }]);
  });
});
