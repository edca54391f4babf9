/** Reading an article is total: whatever JSON comes in, it ends, never throws and pollutes nothing. */
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { parseArticle } from "./parse-article.ts";

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

const key = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "prototype", "toString", "valueOf", "Content", "Kind", "Photos", "Data", "FileName", "Files"),
  fc.string({ maxLength: 12 }),
);
/** Throws wherever it is taken for a number or a text. */
const stubborn: unknown = JSON.parse('{"toString":1,"valueOf":1}');
/** Half a character: valid in JSON, refused by whatever encodes addresses. */
const loneSurrogates = fc.string({ unit: fc.constantFrom("\ud800", "\udfff", "a"), maxLength: 4 });

/** Own properties whatever the key is called, as JSON.parse makes them. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of entries) Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
  return result;
}

const hostile: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, "", "javascript:alert(1)", "/ok", stubborn),
    fc.double(),
    fc.string({ maxLength: 40 }),
    loneSurrogates,
    fc.array(tie("value"), { maxLength: 6 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 8 }).map(fromEntries),
  ),
})).value;
const asObjectOrText = fc.oneof(
  hostile,
  hostile.map((value) => JSON.stringify(value)),
  fc.string(),
);

const record = fc.record(
  {
    slug: fc.oneof(hostile, fc.constant("a")),
    title: hostile,
    publishedAt: hostile,
    articleType: fc.oneof(hostile, fc.integer({ min: -1, max: 5 })),
    articleContent: fc.oneof(
      asObjectOrText,
      fc.record({ Photos: fc.array(fc.record({ FileName: hostile })) }),
      fc.record({ Data: fc.record({ FileName: hostile }) }),
    ),
    metadata: asObjectOrText,
  },
  { requiredKeys: [] },
);

it("any JSON gives an article, twice the same", () => {
  fc.assert(
    fc.property(fc.oneof(hostile, record), (input) => {
      const { value, diagnostics } = parseArticle(input);
      expect(value.body.kind).toBeTypeOf("string");
      expect(parseArticle(input)).toEqual({ value, diagnostics });
    }),
    { numRuns: 400 },
  );
});

it("what refuses to become a number or an address counts as missing", () => {
  expect(parseArticle({ slug: "a", title: "A", articleType: stubborn }).value).toMatchObject({
    articleType: 0,
    body: { kind: "unrecognised" },
  });
  const half = { FileName: "\ud800.jpg" };
  expect(parseArticle({ slug: "a", articleType: 2, articleContent: { Photos: [half] } }).value.body.kind).toBe("gallery");
  expect(parseArticle({ slug: "a", articleType: 3, articleContent: { Data: half } }).value.body.kind).toBe("file");
});
