/** The table itself: nothing in it goes unproved. That each cell has a test is by construction: the tests are made from it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { provers } from "./behaviours/behaviour.ts";
import { behaviours, cellsOf } from "./behaviours/index.ts";
import { messageTypes, musts } from "./behaviours/requirements.ts";
import { proofs } from "./raw/index.ts";
import { readme } from "./readme.ts";
import { scenarios } from "./scenarios/index.ts";

const idsOf = (...of: readonly (typeof provers)[number][]): Set<string> =>
  new Set(of.flatMap((prover) => cellsOf(prover).map(({ id }) => id)));

describe("the table of behaviours", () => {
  test("has at least 60 rows, each with a prover, and at least one transport or plain HTTP", () => {
    expect(behaviours.size).toBeGreaterThanOrEqual(60);
    for (const [id, { source, text, ways }] of behaviours) {
      expect(
        [source, text].every((words) => words.length > 4),
        id,
      ).toBe(true);
      expect(Object.values(ways).flat().length, id).toBeGreaterThan(0);
    }
  });

  test("has exactly one scenario for each row of the client, and one proof for each row of the wire", () => {
    expect(new Set(Object.keys(scenarios))).toEqual(idsOf("node", "chromium"));
    expect(new Set(Object.keys(proofs))).toEqual(idsOf("wire"));
  });

  test("gives each cell a test of its own title", () => {
    for (const prover of provers) {
      const titles = cellsOf(prover).map(({ id, way }) => `${id} ${way}`);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test("covers every message type and every MUST of HubProtocol and TransportProtocols", () => {
    for (const { what, provedBy } of [...messageTypes, ...musts]) {
      expect(provedBy.length, what).toBeGreaterThan(0);
      for (const id of provedBy) expect(behaviours.has(id), `${what}: ${id}`).toBe(true);
    }
  });

  test("is printed in README.md (else run readme.ts)", () => {
    expect(readFileSync(join(import.meta.dirname, "README.md"), "utf8")).toBe(readme());
  });
});
