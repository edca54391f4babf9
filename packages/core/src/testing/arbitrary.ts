/** Hostile JSON for property tests: dangerous keys, deep nests, wrong types, shapes that almost fit. */
import fc from "fast-check";

const key = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "valueOf",
    "blocks",
    "menu",
    "key",
    "category",
    "categories",
    "children",
    "cards",
    "layoutId",
    "order",
    "path",
    "label",
    "slug",
    "root",
    "depth",
    "",
  ),
  fc.string({ maxLength: 12 }),
);

/** Throws wherever it is taken for a number or a text. */
const stubborn: unknown = JSON.parse('{"toString":1,"valueOf":1}');

/** Half a character: valid in JSON, refused by whatever encodes addresses. */
const loneSurrogate = fc.constantFrom("\ud800", "\udfff", "a");

export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, "", "default-layout-vi", "slideNews", "javascript:alert(1)", "/ok", "tin-moi"),
    fc.constant(stubborn),
    fc.double(),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: loneSurrogate, maxLength: 4 }),
    fc.array(tie("value"), { maxLength: 6 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 8 }).map(fromEntries),
  ),
})).value;

/** Own properties whatever the key is called, as JSON.parse makes them. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of entries) Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
  return result;
}

/** As an object, or as the JSON string that metadata often is. */
export const hostileMetadata: fc.Arbitrary<unknown> = fc.oneof(
  hostileJson,
  hostileJson.map((value) => JSON.stringify(value)),
  fc.string(),
);

/** A whole record of any kind, each field of which may be anything. */
export const hostileRecord: fc.Arbitrary<unknown> = fc.oneof(
  hostileJson,
  fc.record(
    {
      slug: fc.oneof(hostileJson, fc.constant("a")),
      name: hostileJson,
      language: hostileJson,
      metadata: hostileMetadata,
    },
    { requiredKeys: [] },
  ),
);
