import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

// RFC 9110 §12.5.3
test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br, gzip", "br"],
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate", "gzip"],
  ["deflate, zstd", "identity"],
  ["", "identity"],
  // In any case, with any space.
  ["GZIP", "gzip"],
  ["Gzip , BR;Q=0.5", "gzip"],
  ["br ; q=0.5,gzip ;q=0.8", "gzip"],
  // What is liked more, and what takes fewer bytes where both are liked as much.
  ["br;q=0.8, gzip;q=1.0", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity;q=1, br;q=0.1", "identity"],
  ["identity, br", "br"],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  // The others are those that are not named.
  ["*", "br"],
  ["br;q=0,*", "gzip"],
  ["br;q=0, gzip;q=0, *", "identity"],
  ["gzip;q=0.5, *;q=0.8", "br"],
  ["br;q=0.1, *;q=0.5", "gzip"],
  ["identity;q=0.9, *;q=0.5", "identity"],
  // What is refused is not sent; as it is where nothing else is left.
  ["br;q=0", "identity"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["*;q=0", "identity"],
  ["identity;q=0, *", "br"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  // What cannot be read is not liked.
  ["br;q=x, gzip", "gzip"],
  ["br;q=-1, gzip;q=NaN", "identity"],
  [";;,=;q, ,*;q=", "identity"],
] as const)("of a body to who accepts `%s`, `%s` is sent, also when asked again", (accepted, sent) => {
  expect([acceptedEncoding(accepted), acceptedEncoding(accepted)]).toEqual([sent, sent]);
});

test("a header of any length is read", () => {
  expect(acceptedEncoding(`${"x, ".repeat(4_000)}br`)).toBe("br");
});
