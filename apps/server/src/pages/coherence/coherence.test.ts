/**
 * After every change, what two servers keep is what a third one, which keeps nothing, draws anew, byte for byte: on some pages and calls that are notified
 * and on a dozen others, and on all of them after the last change of each kind, and in the end. `npm run verify` makes ten thousand changes (COHERENCE_CHANGES), by a seed of
 * its own (COHERENCE_SEED).
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Address, addressesOf } from "./testing/addresses.ts";
import { compare, type Portals } from "./testing/compare.ts";
import { type PortalProcess, startPortalProcess } from "../../testing/portal-processes.ts";
import { createRandom, type Random } from "./testing/random.ts";
import { type Change, recordChanges } from "./testing/record-changes.ts";
import { visitorChanges } from "./testing/visitor-changes.ts";
import { createWorld, type World } from "./testing/world.ts";

const CHANGES = Number(process.env["COHERENCE_CHANGES"] ?? 120);
const IS_LONG = CHANGES > 200;
/** Pages that are looked at after a change: of those that it concerns (all of them in npm run verify), and of others. */
const MOST_AFFECTED = IS_LONG ? Infinity : 24;
const OTHERS = 12;
/** Of those that do not say what they show: among ten thousand changes each of them is looked at often enough. */
const MOST_UNKNOWN = IS_LONG ? 4 : Infinity;
const SEED = process.env["COHERENCE_SEED"] ?? "2026";
const noBase: readonly string[] = [];
const visitorKinds = Object.keys(visitorChanges(noBase));
const kinds = [...Object.keys(recordChanges), ...visitorKinds];
/** Every kind first, each of its edits; the rest at random. */
const AT_RANDOM = Math.max(0, CHANGES - Object.values(recordChanges).flat().length - 2 * visitorKinds.length);

let world: World;
let processes: readonly PortalProcess[] = [];
let portals: Portals;
let changes: Readonly<Record<string, readonly Change[]>>;
let addresses: readonly Address[];
let turn = 0;
/** Of each page, as it was drawn last. */
const tagsByPath = new Map<string, readonly string[]>();

beforeAll(async () => {
  world = await createWorld();
  processes = await Promise.all([64, 64, 0].map((megabytes) => startPortalProcess(world, megabytes)));
  const [first = "", second = "", drawing = ""] = processes.map(({ base }) => base);
  portals = { keeping: [first, second], drawing };
  const byVisitors = Object.entries(visitorChanges(portals.keeping)).map(([kind, change]) => [kind, [change, change]] as const);
  changes = { ...recordChanges, ...Object.fromEntries(byVisitors) };
  addresses = addressesOf([...world.lines.values()], world.categoryIds);
  // From here on there is something to drop.
  await staleAnswers();
});

afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await world?.close();
});

/** Addresses that still answer what was there before a change. */
async function staleAnswers(asked = addresses): Promise<readonly string[]> {
  turn += 1;
  const { incoherent, tags } = await compare(portals, asked, turn);
  for (const [path, own] of tags) tagsByPath.set(path, own);
  return incoherent;
}

/** Those that show what was notified, those that are not there or do not say what they show, and some others. */
async function someAddresses(random: Random): Promise<readonly Address[]> {
  await sleep(50); // until it is received here
  const tagsOf = ({ path }: Address): readonly string[] => tagsByPath.get(path) ?? [];
  const affected = addresses.filter((address) => tagsOf(address).some((tag) => world.notified.has(tag)));
  const unknown = addresses.filter((address) => tagsOf(address).length === 0 || tagsOf(address).includes("*"));
  const others = Array.from({ length: OTHERS }, () => random.one(addresses));
  const some = <T>(all: readonly T[], most: number): readonly T[] => {
    const from = random.whole(all.length);
    return [...all.slice(from), ...all.slice(0, from)].slice(0, most);
  };
  return [...new Set([...some(affected, MOST_AFFECTED), ...some(unknown, MOST_UNKNOWN), ...others])];
}

test("no address is refused: an answer that says so is the same everywhere, whatever has changed", async () => {
  const { statuses } = await compare(portals, addresses, turn);
  expect(Object.entries(statuses).filter(([status]) => status !== "200" && status !== "404")).toEqual([]);
});

test("every page is answered from what is kept, once it was asked for", async () => {
  const pages = addresses.filter(({ path }) => !path.startsWith("/api/"));
  const wanted = pages.flatMap(({ path }) => portals.keeping.map((base) => base + path));
  const missed = async (): Promise<readonly string[]> => {
    const { incoherent, hits } = await compare(portals, pages, turn);
    return [...incoherent, ...wanted.filter((address) => !hits.has(address))];
  };
  // A file is prepared for reading first; a page that says so is not kept.
  await expect.poll(missed).toEqual([]);
}, 300_000);

test.each(kinds)(
  "a change is seen everywhere: %s",
  async (kind) => {
    const random = createRandom(`${SEED} ${kind}`);
    const own = changes[kind] ?? [];
    for (const [index, change] of own.entries()) {
      world.notified.clear();
      const done = await change(world, random);
      // In the end all of them: what was not notified may stand on any.
      const isWhole = IS_LONG || index === own.length - 1;
      expect(await staleAnswers(isWhole ? addresses : await someAddresses(random)), done).toEqual([]);
    }
  },
  300_000,
);

test("what is published at an hour is there from then on, and is in the lists, though no one says so", async () => {
  const at = Date.now() + 4_000;
  const scheduled = [...world.lines.values()].find(({ slug }) => slug === "tin-hai");
  if (!scheduled) throw new Error("The content of this test has no such article.");
  await world.write({ ...scheduled, publishedAt: new Date(at).toISOString() });
  // Kept as it is until then.
  expect(await staleAnswers()).toEqual([]);
  await sleep(Math.max(0, at - Date.now()));
  world.notified.clear();
  expect(await staleAnswers()).toEqual([]);
  expect([...world.notified]).toEqual([]);
  const answers = portals.keeping.map(async (base) => (await fetch(`${base}/btc/tin-tieu-diem/tin-hai`)).status);
  expect(await Promise.all(answers)).toEqual([200, 200]);
});

test(
  `changes of all kinds are seen everywhere: ${AT_RANDOM} at random, by the seed ${SEED}`,
  { tags: "verify", timeout: 300_000 + AT_RANDOM * 20_000 },
  async () => {
    const random = createRandom(SEED);
    for (let count = 0; count < AT_RANDOM; count += 1) {
      const change = random.one(changes[random.one(kinds)] ?? []);
      world.notified.clear();
      const done = await change(world, random);
      expect(await staleAnswers(await someAddresses(random)), done).toEqual([]);
    }
    expect(await staleAnswers(), "after all of them").toEqual([]);
  },
);
