/** Hostile JSON for property tests: dangerous keys, deep nests, wrong types, shapes that almost fit. */
import fc from "fast-check";

const key = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
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

export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false, "", "default-layout-vi", "slideNews", "javascript:alert(1)", "/ok", "tin-moi"),
    fc.double(),
    fc.string({ maxLength: 40 }),
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
