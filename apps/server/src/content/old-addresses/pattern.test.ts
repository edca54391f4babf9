import fc from "fast-check";
import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { describe, expect, it } from "vitest";
import { bySpecificity, keyOf, keysOf, match, parseAddress, parsePattern, shapeOf } from "./pattern.ts";
import { fillTarget, parseTarget } from "./target.ts";

const lead = (pattern: string, target: string, address: string): string | undefined => {
  const parsed = parsePattern(pattern);
  const asked = parseAddress(address);
  if (!asked) return undefined;
  const parts = match(parsed, asked);
  // What the database is asked by is true of every match.
  if (parts) expect(keysOf(asked)).toContain(keyOf(parsed));
  return parts && fillTarget(parseTarget(target, parsed), parts);
};

describe("a pattern", () => {
  it.each([
    ["/webcenter/portal/btcvn", "/btc", "/webcenter/portal/btcvn", "/btc"],
    ["/webcenter/portal/btcvn", "/btc", "/WebCenter/Portal/BTCVN/", "/btc"],
    ["/webcenter/portal/btcvn", "/btc", "/webcenter/portal/btcvn?x=1", "/btc"],
    ["/webcenter/portal/btcvn", "/btc", "/webcenter/portal/btcvn/r", undefined],
    ["/portal/:unit/tin/:so", "/:unit/tin-tuc/:so", "/portal/cuc-thue/tin/bai-1", "/cuc-thue/tin-tuc/bai-1"],
    ["/portal/:unit/tin/:so", "/:unit/tin-tuc/:so", "/portal/cuc-thue/tin", undefined],
    ["/r/*", "/btc/*", "/r/m/tin", "/btc/m/tin"],
    ["/r/*", "/btc/*", "/r", "/btc"],
    ["/r/*", "/btc/*?q=:q", "/r/m", undefined],
    ["/x?dDocName=MOFUCM12", "/btc/tin/a", "/x?_afr=1&dDocName=mofucm12", "/btc/tin/a"],
    ["/x?dDocName=MOFUCM12", "/btc/tin/a", "/x?dDocName=MOFUCM13", undefined],
    ["/x?dDocName=MOFUCM12", "/btc/tin/a", "/x", undefined],
    ["/x?id=:so", "/btc/hoi-dap/chi-tiet?id=:so", "/x?ID=a%26b", "/btc/hoi-dap/chi-tiet?id=a%26b"],
    ["/tin/Quyết toán", "/btc/quyet-toan", "/tin/quy%E1%BA%BFt%20to%C3%A1n", "/btc/quyet-toan"],
    ["/tin/:ten", "/btc/:ten", "/tin/a%2F..%2Fb", "/btc/a%2F..%2Fb"],
    ["/tin?ten=:ten", "/btc/:ten", "/tin?ten=..", undefined],
    ["/r/*", "/*", "/r//evil.example/x", "/evil.example/x"],
    ["/r/*", "/*", "/r/%2Fevil.example", "/%2Fevil.example"],
    ["/r/*", "/btc/*", `/r/${"dài".repeat(400)}`, undefined],
  ])("%s to %s leads from %s to %s", (pattern, target, address, expected) => {
    if (target.includes(":q")) expect(() => lead(pattern, target, address)).toThrow("does not have");
    else expect(lead(pattern, target, address)).toBe(expected);
  });

  it("that says more of an address is asked earlier", () => {
    const patterns = ["/a/*", "/a/:x", "/a/:x?id=5", "/a/b/*", "/a/b", "/a/b?id=:n", "/a/b?id=5", "/a/:x/c"].map(parsePattern);
    expect(patterns.toSorted(bySpecificity).map(shapeOf)).toEqual([
      "/a/b/*?",
      "/a/b?id=5",
      "/a/b?id=:",
      "/a/b?",
      "/a/:/c?",
      "/a/:?id=5",
      "/a/:?",
      "/a/*?",
    ]);
  });

  it("leads nowhere up a path, and begins with one slash", () => {
    const parts = new Map([["*", ["", "..", ".", "evil.example"]]]);
    expect(fillTarget("/*", parts)).toBe("/evil.example");
    expect(fillTarget("/btc/*", parts)).toBe("/btc/evil.example");
  });

  it("leads nowhere out of the portal, whatever an address holds", () => {
    const hosts: string[] = [];
    const pairs = [
      ["/r/*", "/*"],
      ["/r/:a/:b", "/:a/:b"],
      ["/r?a=:a", "/:a"],
    ] as const;
    const path = fc.array(
      fc.oneof(fc.constantFrom("", "..", ".", "%2F", "%5C", "\\", "evil.example", "@", "%00", "a:b"), fc.string({ unit: "grapheme" })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), path, fc.string(), ([pattern, target], segments, value) => {
        const found = lead(pattern, target, `/r/${segments.join("/")}?a=${encodeURIComponent(value)}`);
        if (found !== undefined && new URL(found, "http://portal.example").host !== "portal.example") hosts.push(found);
      }),
    );
    expect(hosts).toEqual([]);
  });

  it("is compared in a time that grows as the address does", async () => {
    const pattern = parsePattern("/a/:x/:y/*");
    const growth = await growthOf((size) => {
      const asked = parseAddress(`/a/b/${"%2A/".repeat(size)}`);
      if (asked) match(pattern, asked);
    }, 500);
    expect(growth).toBeLessThan(IN_PROPORTION);
  });
});
