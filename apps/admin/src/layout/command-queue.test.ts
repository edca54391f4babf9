import type { LayoutDefinition } from "@portal/core";
import { applyCommand, type Command, type EditPolicy, type LayoutState } from "@portal/core/edit";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CommandQueue, type KeptCommands, type SavedLayout, type SaveOutcome, type WaitingCommand } from "./command-queue.ts";
import { LAYOUT } from "./places.ts";

const keys = ["lead", "pinned", "more", "cards"] as const;
const layout = (id: string): LayoutDefinition => ({
  version: 3,
  id,
  label: { vi: id },
  name: "Sample",
  for: ["home"],
  template: id,
  blocks: keys.map((key) => ({
    key,
    label: { vi: key },
    type: key === "cards" ? "cards" : key === "more" ? "categories" : "category",
    name: "default",
    editable: true,
  })),
});
const policy: EditPolicy = {
  layouts: new Map(["one", "two"].map((id) => [id, layout(id)])),
  page: "home",
  defaultLayoutId: "one",
  mayEdit: () => true,
  mayChooseLayout: () => true,
};
const assign = (key: string, category: string): Command => ({ kind: "assign", key, content: { category } });

/** The server's half: drafts by version, each command once. */
function server(state: LayoutState = { blocks: [] }) {
  const done = new Map<string, SavedLayout>();
  let saved: SavedLayout = { state, version: 0, baseHash: "live" };
  let isReachable = true;
  /** The next answer gets lost. */
  let loses = false;
  const commit = (command: Command): SavedLayout =>
    (saved = { state: applyCommand(saved.state, command, policy).state, version: saved.version + 1, baseHash: undefined });
  return {
    saved: () => saved,
    commands: () => done.size,
    reach: (value: boolean) => (isReachable = value),
    loseNext: () => (loses = true),
    /** Somebody else saves. */
    other: commit,
    async save({ id, command }: WaitingCommand, from: SavedLayout): Promise<SaveOutcome> {
      await Promise.resolve();
      if (!isReachable) return "unreachable";
      const before = done.get(id);
      if (before) return before;
      if (from.version !== saved.version) return "stale";
      const after = commit(command);
      done.set(id, after);
      if (!loses) return after;
      loses = false;
      return "unreachable";
    },
    load: async (): Promise<SavedLayout | undefined> => (isReachable ? saved : undefined),
  };
}

type Server = ReturnType<typeof server>;

/** An editor's page; `kept` outlives it, as what a browser stores does. */
function open(at: Server, kept: { value?: KeptCommands } = {}) {
  let count = 0;
  const prefix = Math.random().toString(36);
  const queue = new CommandQueue(
    {
      policy,
      save: (one, from) => at.save(one, from),
      load: () => at.load(),
      keep: (value) => (kept.value = structuredClone(value)),
      newId: () => `${prefix}-${(count += 1)}`,
    },
    at.saved(),
    kept.value,
  );
  const stop = queue.start();
  return { queue, kept, stop };
}

const afterRetry = (): Promise<unknown> => vi.advanceTimersByTimeAsync(6_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("acts at once, and saves in order", async () => {
  const at = server();
  const { queue } = open(at);
  queue.run(assign("lead", "tin-1"));
  queue.run(assign("pinned", "tin-2"));
  expect(queue.view()).toMatchObject({ status: "saving", state: { blocks: [{ category: "tin-1" }, { category: "tin-2" }] } });
  await afterRetry();
  expect(queue.view().status).toBe("saved");
  expect(at.saved().state).toEqual(queue.view().state);
  expect(at.saved().version).toBe(2);
});

it("says when everything is saved, and that it cannot be now", async () => {
  const at = server();
  const { queue } = open(at);
  queue.run(assign("lead", "tin-1"));
  const saved = queue.flush();
  await afterRetry();
  expect(await saved).toBe(true);
  at.reach(false);
  queue.run(assign("pinned", "tin-2"));
  const unsaved = queue.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await unsaved).toBe(false);
});

it("sends what found no answer at once where everything is to be saved, and only once more", async () => {
  const at = server();
  const { queue } = open(at);
  at.reach(false);
  queue.run(assign("lead", "a"));
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.view().status).toBe("unreachable");
  expect(await queue.flush()).toBe(false);
  at.reach(true);
  expect(await queue.flush()).toBe(true);
  expect(at.saved().version).toBe(1);
});

it("says why the engine refuses a command, and changes nothing", () => {
  const { queue } = open(server());
  queue.run(assign("nowhere", "tin"));
  expect(queue.view()).toMatchObject({ refusal: expect.stringContaining("no block") as string, state: { blocks: [] }, canUndo: false });
});

it("takes back what the server refuses", async () => {
  const at = server();
  const { queue } = open({ ...at, save: async () => ({ refusal: "Not allowed." }) });
  queue.run(assign("lead", "tin-1"));
  await afterRetry();
  expect(queue.view()).toMatchObject({ refusal: "Not allowed.", state: { blocks: [] }, status: "saved" });
});

it("waits for an answer, and carries a command out once although its answer was lost", async () => {
  const at = server();
  const { queue } = open(at);
  at.loseNext();
  queue.run(assign("lead", "tin-1"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.view().status).toBe("unreachable");
  await afterRetry();
  expect(queue.view().status).toBe("saved");
  expect([at.commands(), at.saved().version]).toEqual([1, 1]);
});

it("takes a command whose answer was lost before the page was left for one's own", async () => {
  const at = server();
  const { queue, kept, stop } = open(at);
  at.loseNext();
  queue.run(assign("lead", "tin-1"));
  queue.undo();
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  const { queue: next } = open(at, kept);
  await afterRetry();
  expect(next.view()).toMatchObject({ status: "saved", conflicts: [], state: { blocks: [] } });
  expect([at.commands(), at.saved().state]).toEqual([2, { blocks: [] }]);
});

it("keeps what others saved in other blocks, and one's own", async () => {
  const at = server();
  const { queue } = open(at);
  at.other(assign("pinned", "tin-khac"));
  queue.run(assign("lead", "tin-1"));
  await afterRetry();
  expect(queue.view().state.blocks).toEqual([
    { key: "pinned", category: "tin-khac" },
    { key: "lead", category: "tin-1" },
  ]);
  expect(at.saved().state).toEqual(queue.view().state);
});

it.each([
  ["mine", "tin-1"],
  ["theirs", "tin-khac"],
] as const)("shows three versions of a block that two have changed, and saves %s", async (whose, category) => {
  const at = server({ blocks: [{ key: "lead", category: "tin-0" }] });
  const { queue } = open(at);
  at.other(assign("lead", "tin-khac"));
  queue.run(assign("lead", "tin-1"));
  await afterRetry();
  const entry = (slug: string) => ({ key: "lead", category: slug });
  expect(queue.view()).toMatchObject({
    status: "conflict",
    conflicts: [{ place: "lead", before: entry("tin-0"), theirs: entry("tin-khac"), mine: entry("tin-1") }],
  });
  expect(at.saved().state.blocks).toEqual([entry("tin-khac")]);
  queue.resolve(whose);
  await afterRetry();
  expect(queue.view()).toMatchObject({ status: "saved", conflicts: [] });
  expect(at.saved().state.blocks).toEqual([entry(category)]);
});

it("does not take back what others have changed since", async () => {
  const at = server();
  const { queue } = open(at);
  queue.run(assign("lead", "tin-1"));
  await afterRetry();
  at.other(assign("lead", "tin-khac"));
  queue.run(assign("pinned", "tin-2"));
  await afterRetry();
  queue.undo();
  queue.undo();
  await afterRetry();
  expect(at.saved().state.blocks).toEqual([{ key: "lead", category: "tin-khac" }]);
});

it("finds another layout chosen meanwhile: one's own commands are carried out on it", async () => {
  const at = server();
  const { queue } = open(at);
  at.other({ kind: "setLayout", layoutId: "two" });
  queue.run(assign("lead", "tin-1"));
  await afterRetry();
  expect(at.saved().state).toEqual({ layoutId: "two", blocks: [{ key: "lead", category: "tin-1" }] });
  queue.run({ kind: "setLayout", layoutId: "one" });
  at.other({ kind: "setLayout", layoutId: null });
  await afterRetry();
  expect(queue.view().conflicts.map(({ place }) => place)).toEqual([LAYOUT]);
});

const key = fc.constantFrom("lead", "pinned");
const slug = fc.constantFrom("a", "b", "c");
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(key, slug).map(([block, category]) => assign(block, category)),
  fc.array(slug, { minLength: 2, maxLength: 3 }).map((categories): Command => ({ kind: "assign", key: "more", content: { categories } })),
  key.map((block): Command => ({ kind: "clear", key: block })),
  fc.constant<Command>({ kind: "move", key: "more", from: 0, to: 1 }),
  fc.constant<Command>({ kind: "move", key: "lead", toKey: "pinned" }),
  fc.constantFrom("one", "two", null).map((layoutId): Command => ({ kind: "setLayout", layoutId })),
);
const event = fc.oneof(
  { weight: 6, arbitrary: command },
  { weight: 1, arbitrary: fc.constantFrom("offline", "online", "lost", "reload", "wait", "undo", "redo") },
);

it("loses nothing: commands between reloads, times without a connection and lost answers come to what the same commands do in order, and undo to the start", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const at = server();
      const kept: { value?: KeptCommands } = {};
      let { queue, stop } = open(at, kept);
      for (const one of events) {
        if (one === "offline" || one === "online") at.reach(one === "online");
        else if (one === "lost") at.loseNext();
        else if (one === "wait") await afterRetry();
        else if (one === "undo") queue.undo();
        else if (one === "redo") queue.redo();
        else if (one === "reload") {
          const before = queue.view().state;
          stop();
          ({ queue, stop } = open(at, kept));
          expect(queue.view().state).toEqual(before);
        } else {
          const before = queue.view().state;
          queue.run(one);
          expect(queue.view().state).toEqual(applyCommand(before, one, policy).state);
        }
      }
      at.reach(true);
      // The first answer may be late, and the next one get lost.
      for (let round = 0; round < 3; round += 1) await afterRetry();
      expect(queue.view().status).toBe("saved");
      expect(at.saved().state).toEqual(queue.view().state);
      while (queue.view().canUndo) queue.undo();
      await afterRetry();
      expect({ layoutId: at.saved().state.layoutId, blocks: at.saved().state.blocks }).toEqual({ layoutId: undefined, blocks: [] });
    }),
    { numRuns: 300 },
  );
});
