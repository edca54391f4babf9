import fc from "fast-check";
import { expect, test } from "vitest";
import type { Assignment } from "../generated/types.ts";
import { validateSiteMetadata } from "../generated/validate-metadata.js";
import type { PatchOperation } from "../model.ts";
import { applyCommand } from "./apply-command.ts";
import { applyPatch } from "./apply-patch.ts";
import { invertCommand } from "./invert-command.ts";
import type { Command, LayoutState } from "./model.ts";
import { home, policy, state } from "./testing/sample.ts";

const slug = fc.constantFrom("a", "b", "c");
const plain = { noNullPrototype: true };
const content = fc.oneof(
  fc.record({ category: slug }, plain),
  fc.record({ categories: fc.array(slug, { maxLength: 4 }) }, plain),
  fc.record({ cards: fc.array(fc.record({ title: slug }, plain), { maxLength: 4 }) }, plain),
  fc.record({ root: slug, depth: fc.integer({ min: 1, max: 6 }) }, plain),
);
const key = fc.constantFrom(...home.blocks.map((block) => block.key), "nowhere");
const position = fc.integer({ min: -1, max: 4 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant("setLayout" as const), layoutId: fc.constantFrom("home-vi", "small-vi", null, "nowhere") }),
  fc.record({ kind: fc.constant("assign" as const), key, content }),
  fc.record({ kind: fc.constant("clear" as const), key }),
  fc.record({ kind: fc.constant("move" as const), key, from: position, to: position }),
  fc.record({ kind: fc.constant("move" as const), key, toKey: key }),
);
const assignment = fc.tuple(key, content).map(([blockKey, value]): Assignment => ({ key: blockKey, ...value }));
const anyState: fc.Arbitrary<LayoutState> = fc.record(
  { layoutId: fc.constantFrom("home-vi", "small-vi"), blocks: fc.array(assignment, { maxLength: 8 }) },
  { requiredKeys: ["blocks"], noNullPrototype: true },
);

function isDeeplyFrozen(value: unknown): boolean {
  return typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
}

test("patches lead to the new state and inverses back, as JSON too", () => {
  fc.assert(
    fc.property(anyState, command, (from, done) => {
      const copy = structuredClone(from);
      const { state: next, patches, inverse } = applyCommand(from, done, policy);
      expect(from).toEqual(copy);
      expect(applyPatch(from, JSON.parse(JSON.stringify(patches)))).toStrictEqual(next);
      expect(applyPatch(next, JSON.parse(JSON.stringify(inverse)))).toStrictEqual(from);
      expect(isDeeplyFrozen(next) && isDeeplyFrozen(patches) && isDeeplyFrozen(inverse)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("a sequence of commands undoes in reverse order, and every state on the way is valid metadata", () => {
  fc.assert(
    fc.property(anyState, fc.array(command, { maxLength: 12 }), (from, commands) => {
      const undo: (readonly PatchOperation[])[] = [];
      let current = from;
      for (const done of commands) {
        const result = applyCommand(current, done, policy);
        current = result.state;
        undo.unshift(result.inverse);
        expect(validateSiteMetadata(current)).toBe(true);
      }
      for (const inverse of undo) current = applyPatch(current, inverse);
      expect(current).toStrictEqual(from);
    }),
    { numRuns: 300 },
  );
});

/** What each block shows: the last entry of a key counts. */
const contentByKey = ({ blocks }: LayoutState): object => Object.fromEntries(blocks.map((entry) => [entry.key, entry]));

test("inverse commands give every block its former content, in reverse order", () => {
  const entries = fc.uniqueArray(assignment, { maxLength: 8, selector: (entry) => entry.key });
  const valid = fc.record(
    { layoutId: fc.constantFrom("home-vi", "small-vi"), blocks: entries },
    { requiredKeys: ["blocks"], noNullPrototype: true },
  );
  fc.assert(
    fc.property(valid, fc.array(command, { maxLength: 12 }), (any, commands) => {
      // Content that no command would assign cannot be given back by one.
      const from = any.blocks.reduce<LayoutState>(
        (now, { key: block, ...given }) => applyCommand(now, { kind: "assign", key: block, content: given }, policy).state,
        { ...any, blocks: [] },
      );
      const undo: Command[] = [];
      let current = from;
      for (const done of commands) {
        const { state: next, patches } = applyCommand(current, done, policy);
        if (patches.length > 0) undo.unshift(invertCommand(current, done));
        current = next;
      }
      for (const inverse of undo) {
        const { state: next, diagnostics } = applyCommand(current, inverse, policy);
        expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
        current = next;
      }
      expect(contentByKey(current)).toEqual(contentByKey(from));
      expect(current.layoutId).toBe(from.layoutId);
    }),
    { numRuns: 500 },
  );
});

test("choosing layouts never loses content", () => {
  fc.assert(
    fc.property(
      anyState,
      fc.array(fc.constantFrom("home-vi", "small-vi", null, "nowhere", "category-1"), { maxLength: 6 }),
      (from, ids) => {
        const to = ids.reduce((current, layoutId) => applyCommand(current, { kind: "setLayout", layoutId }, policy).state, from);
        expect(to.blocks).toBe(from.blocks);
      },
    ),
  );
});

test("what did not change is shared", () => {
  fc.assert(
    fc.property(anyState, slug, (from, category) => {
      const { state: next } = applyCommand(from, { kind: "assign", key: "slideNews", content: { category } }, policy);
      const others = from.blocks.filter((block) => block.key !== "slideNews");
      expect(others.every((block) => next.blocks.includes(block))).toBe(true);
    }),
  );
});

test("hostile commands never throw and never change anything", () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.record(
      {
        kind: fc.constantFrom("setLayout", "assign", "clear", "move"),
        layoutId: fc.anything(),
        key: fc.anything(),
        content: fc.anything(),
        from: fc.anything(),
        to: fc.anything(),
      },
      { requiredKeys: ["kind"] },
    ),
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const result = applyCommand(state, value, policy);
      const refused = result.diagnostics.some((diagnostic) => diagnostic.severity === "error");
      expect(JSON.stringify(result.state).length).toBeLessThan(10_000);
      expect(refused && result.state !== state).toBe(false);
    }),
    { numRuns: 1000 },
  );
  const cyclic: Record<string, unknown> = { kind: "assign", key: "siteList" };
  cyclic["content"] = cyclic;
  expect(applyCommand(state, cyclic, policy).diagnostics[0]?.severity).toBe("error");
});
