/**
 * The layout editor and the server: whatever happens while somebody edits (reloads, times without a connection, answers that get lost, a colleague who saves
 * in between, restarts of the server, sessions that end), what is saved in the end is the same commands in order, and undo leads back to the start.
 * `npm run verify` carries out a thousand sequences (LAYOUT_SEQUENCES), by a seed of its own (LAYOUT_SEED).
 */
import { applyCommand, type Command, invertCommand, type LayoutState } from "@portal/core/edit";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { contentOf, LAYOUT, placesOf } from "../../apps/admin/src/layout/places.ts";
import { testApp } from "../../apps/server/src/testing/test-app.ts";
import { EditedHome } from "./testing/edited-home.ts";
import { openWorld, SITE, type World } from "./testing/world.ts";

const SEQUENCES = Number(process.env["LAYOUT_SEQUENCES"] ?? 12);
const SEED = Number(process.env["LAYOUT_SEED"] ?? 2026);

const categories = ["tin-mot", "tin-hai", "tin-ba"] as const;
const current = testApp(async ({ site, category }) => {
  const id = await site(SITE);
  for (const slug of categories) await category(id, slug);
});
let world: World;
beforeAll(async () => {
  world = await openWorld(current());
});

type Step =
  | { readonly does: "command"; readonly command: Command }
  | { readonly does: "colleague"; readonly command: Command }
  | { readonly does: "undo" | "redo" | "reload" | "offline" | "online" | "lose" | "restart" | "expire" };

/** What the editor's page is held to: the commands alone, one after another, and no one else. */
class Model {
  state: LayoutState;
  readonly #policy: EditedHome["policy"];
  #undo: readonly Command[] = [];
  #redo: readonly Command[] = [];

  constructor({ policy, start }: EditedHome) {
    this.#policy = policy;
    this.state = start.state;
  }

  run(command: Command): void {
    const inverse = this.#do(command);
    if (!inverse) return;
    this.#undo = [...this.#undo, inverse];
    this.#redo = [];
  }

  undo(): void {
    const command = this.#undo.at(-1);
    this.#undo = this.#undo.slice(0, -1);
    const inverse = command && this.#do(command);
    if (inverse) this.#redo = [...this.#redo, inverse];
  }

  redo(): void {
    const command = this.#redo.at(-1);
    this.#redo = this.#redo.slice(0, -1);
    const inverse = command && this.#do(command);
    if (inverse) this.#undo = [...this.#undo, inverse];
  }

  #do(command: Command): Command | undefined {
    const before = this.state;
    const { state, patches } = applyCommand(before, command, this.#policy);
    this.state = state;
    return patches.length === 0 ? undefined : invertCommand(before, command);
  }
}

/** @param keys blocks of one category each: the last one is the colleague's */
function steps(keys: readonly string[]): fc.Arbitrary<Step> {
  const own = fc.constantFrom(...keys.slice(0, -1));
  const content = fc.record({ category: fc.constantFrom(...categories) });
  const command: fc.Arbitrary<Command> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("assign" as const), key: own, content }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("clear" as const), key: own }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("move" as const), key: own, toKey: own }) },
  );
  const colleague = fc.record({ kind: fc.constant("assign" as const), key: fc.constant(keys.at(-1) ?? ""), content });
  return fc.oneof(
    { weight: 10, arbitrary: command.map((given): Step => ({ does: "command", command: given })) },
    { weight: 2, arbitrary: colleague.map((given): Step => ({ does: "colleague", command: given })) },
    {
      weight: 9,
      arbitrary: fc
        .constantFrom("undo", "undo", "redo", "reload", "offline", "online", "lose", "lose", "lose", "restart", "expire")
        .map((does): Step => ({ does })),
    },
  );
}

async function carryOut(home: EditedHome, model: Model, step: Step): Promise<void> {
  switch (step.does) {
    case "command":
      home.queue.run(step.command);
      return model.run(step.command);
    case "undo":
      home.queue.undo();
      return model.undo();
    case "redo":
      home.queue.redo();
      return model.redo();
    case "colleague":
      return home.byColleague(step.command);
    case "reload":
      return home.reload();
    case "offline":
    case "online":
      return world.setOnline(step.does === "online");
    case "lose":
      return world.loseNext();
    case "restart":
      return world.restart();
    case "expire":
      return world.expireSession();
  }
}

test(
  "nothing is lost, whatever happens between a command and its answer",
  async () => {
    const { policy } = await EditedHome.open(world);
    const blocks = policy.layouts.get(policy.defaultLayoutId ?? "")?.blocks ?? [];
    const keys = blocks.filter(({ type, editable }) => type === "category" && editable).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(2);
    const others = keys.slice(-1);
    const placesOfOwn = [LAYOUT, ...keys.slice(0, -1)];
    const at = (state: LayoutState, places: readonly string[]) =>
      Object.fromEntries(places.map((place) => [place, contentOf(state, place)]));

    await fc.assert(
      fc.asyncProperty(fc.array(steps(keys), { minLength: 4, maxLength: 24 }), async (sequence) => {
        const home = await EditedHome.open(world);
        const model = new Model(home);
        for (const step of sequence) await carryOut(home, model, step);
        world.setOnline(true);
        await home.reload();
        const saved = await home.save();
        expect(at(saved.state, placesOfOwn), "one's own commands, in order").toEqual(at(model.state, placesOfOwn));
        expect(at(home.queue.view().state, placesOfOwn), "what is on screen").toEqual(at(model.state, placesOfOwn));
        const last = sequence.findLast((step) => step.does === "colleague");
        const theirs = last?.does === "colleague" && last.command.kind === "assign" ? last.command.content : undefined;
        expect(at(saved.state, others), "what a colleague has saved").toMatchObject(theirs ? { [others[0] ?? ""]: theirs } : {});

        while (home.queue.view().canUndo) home.queue.undo();
        const undone = await home.save();
        const kept = new Set(sequence.flatMap((step) => (step.does === "command" ? placesOf(step.command) : [])));
        expect(at(undone.state, [...kept]), "undo to the start").toEqual(at(home.start.state, [...kept]));
        expect(at(undone.state, others)).toEqual(at(saved.state, others));
        home.close();
      }),
      { numRuns: SEQUENCES, seed: SEED },
    );
  },
  60_000 + SEQUENCES * 5_000,
);
