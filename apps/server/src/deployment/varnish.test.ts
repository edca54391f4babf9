/**
 * The portal behind Varnish and the purger: after each change its pages are what a process that keeps nothing draws, whatever was restarted.
 * `npm run verify` makes a thousand changes (VARNISH_CHANGES), by a seed of its own (VARNISH_SEED).
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf } from "../pages/coherence/testing/addresses.ts";
import { createRandom } from "../pages/coherence/testing/random.ts";
import { type Change, recordChanges } from "../pages/coherence/testing/record-changes.ts";
import { visitorChanges } from "../pages/coherence/testing/visitor-changes.ts";
import { createWorld, type World } from "../pages/coherence/testing/world.ts";
import { withDatabase } from "../testing/database.ts";
import { type PortalProcess, startPortalProcess } from "../testing/portal-processes.ts";
import { compareWithDrawn, keptOf } from "./testing/compare-with-drawn.ts";
import { areInstalled } from "./testing/programs.ts";
import { type PurgerProcess, startPurgerProcess } from "./testing/purger-process.ts";
import { startVarnish, type Varnish, XKEY } from "./testing/varnish.ts";
import { immutableAddressesOf } from "./testing/immutable-addresses.ts";

const CHANGES = Number(process.env["VARNISH_CHANGES"] ?? 20);
const SEED = process.env["VARNISH_SEED"] ?? "2026";
/** Milliseconds until a change has to be seen, on a machine that has much else to do; of what visitors change often, ten seconds later. */
const PATIENCE = 15_000;
/** Milliseconds until nothing is repeated any more: from here on what is wrong stays so. */
const SETTLED = 1_500;
const OFTEN_SETTLED = 12_500;

describe.runIf(areInstalled("varnishd", XKEY))("the portal behind Varnish", () => {
  let world: World;
  const processes: PortalProcess[] = [];
  let varnish: Varnish;
  let purger: PurgerProcess | undefined;
  let paths: readonly string[] = [];
  const tagsByPath = new Map<string, readonly string[]>();
  const startPurger = async (): Promise<void> => void (purger = await startPurgerProcess(world.connectionString, varnish.purgeUrl));
  const stopPurger = async (): Promise<void> => {
    await purger?.stop();
    purger = undefined;
  };

  const compare = async (asked: readonly string[], patience: number) => {
    const found = await compareWithDrawn(varnish.base, processes[2]?.base ?? "", asked, patience);
    for (const [path, tags] of found.tags) tagsByPath.set(path, tags);
    return found;
  };
  const staleNow = async (): Promise<readonly string[]> => (await compare(paths, 0)).stale;
  const fill = async (): Promise<void> => void (await keptOf(varnish.base, paths));
  const expectKept = async (): Promise<void> => {
    await expect.poll(async () => (await keptOf(varnish.base, paths).catch(() => [])).length, { timeout: 30_000 }).toBeGreaterThan(60);
  };
  /** The change and its notification in one transaction, as the import does. */
  const rename = async (name: string, given?: pg.Client): Promise<void> => {
    const client = given ?? new pg.Client({ connectionString: world.connectionString });
    if (!given) await client.connect();
    const notified = `select pg_notify('portal_content', '{"tags":["site:btc","sites"]}') from changed`;
    await client.query(`with changed as (update site set name = $1 where slug = 'btc' returning slug) ${notified}`, [name]);
    if (!given) await client.end();
  };
  const shows = async (name: string): Promise<boolean> => (await (await fetch(`${varnish.base}/btc`)).text()).includes(name);

  /** A change of what visitors change often comes seconds later: it is looked at in the end. */
  const receivedHere = async (): Promise<void> => {
    const started = performance.now();
    while (world.notified.size === 0 && performance.now() - started < 500) await sleep(5);
    await sleep(20);
  };

  beforeAll(async () => {
    world = await createWorld();
    for (const megabytes of [64, 64, 0]) processes.push(await startPortalProcess(world, megabytes));
    const [first = 0, second = 0] = processes.map(({ base }) => Number(new URL(base).port));
    varnish = await startVarnish([first, second]);
    await startPurger();
    paths = addressesOf([...world.lines.values()], world.categoryIds).flatMap(({ path, body }) => (body === undefined ? [path] : []));
  });
  afterAll(async () => {
    await stopPurger();
    await varnish?.stop();
    await Promise.all(processes.map((process) => process.stop()));
    await world?.close();
  });

  it("pages, redirects and files are kept; forms, searches for words and calls are not", async () => {
    const wanted = ["/", "/btc", "/mof", "/btc/thue", "/btc/thue/thue-mot", "/api/mediafile/anh/mau.svg", "/btc/muc-moi"];
    let kept: readonly string[] = [];
    const lacking = async () => ((kept = await keptOf(varnish.base, paths)), wanted.filter((path) => !kept.includes(path)));
    await expect.poll(lacking).toEqual([]);
    await expectKept();
    expect(kept.filter((path) => path.startsWith("/api/article"))).toEqual([]);
    expect(await staleNow()).toEqual([]);
  });

  it("the style sheets of a page are kept, and the model that it was drawn from, also when the page has another one", async () => {
    const page = async (): Promise<string> => (await fetch(`${varnish.base}/btc`)).text();
    const model = async (address: string): Promise<string> => (await fetch(varnish.base + address)).text();
    const before = immutableAddressesOf("/btc", await page());
    for (const address of [before.styles, before.model]) {
      const isHit = async () => (await fetch(varnish.base + address)).headers.get("server-timing") === "varnish;desc=hit";
      await expect.poll(isHit, { timeout: 10_000 }).toBe(true);
    }
    const drawn = await model(before.model);
    await rename("Bộ có mô hình khác");
    await expect.poll(() => shows("Bộ có mô hình khác"), { timeout: 20_000 }).toBe(true);
    const after = immutableAddressesOf("/btc", await page());
    expect([after.styles, after.model]).toEqual([before.styles, expect.not.stringContaining(before.model)]);
    expect([drawn, await model(before.model)]).toEqual([expect.not.stringContaining("Bộ có mô hình khác"), drawn]);
    expect(await model(after.model)).toContain("Bộ có mô hình khác");
  });

  it(
    `${CHANGES} random changes are seen, by the seed ${SEED}, while visitors ask for pages all the time; then nothing is stale`,
    { tags: "verify", timeout: 120_000 + CHANGES * 20_000 },
    async () => {
      const random = createRandom(SEED);
      const isLong = CHANGES > 100;
      // What visitors change often takes ten seconds more: only where there is time.
      const byVisitors: Readonly<Record<string, Change>> = isLong ? visitorChanges(processes.slice(0, 2).map(({ base }) => base)) : {};
      const kinds: readonly (readonly Change[])[] = [
        ...Object.values(recordChanges),
        ...Object.values(byVisitors).map((change) => [change]),
      ];
      const ending = new AbortController();
      // Their own: how often they ask must not change what is changed.
      const asked = createRandom(`${SEED} asked`);
      const visitor = async (): Promise<void> => {
        while (!ending.signal.aborted) await (await fetch(varnish.base + asked.one(paths))).text();
      };
      const visitors = [visitor(), visitor()];
      const seenAfter: number[] = [];
      for (let count = 0; count < CHANGES; count += 1) {
        world.notified.clear();
        const done = await random.one(random.one(kinds))(world, random);
        await receivedHere();
        const affected = paths.filter((path) => (tagsByPath.get(path) ?? []).some((tag) => tag === "*" || world.notified.has(tag)));
        const { stale, latest } = await compare(affected, PATIENCE);
        expect(stale, done).toEqual([]);
        seenAfter.push(latest);
      }
      ending.abort();
      await Promise.all(visitors);
      await sleep(isLong ? OFTEN_SETTLED : SETTLED);
      expect(await staleNow()).toEqual([]);
      const sorted = seenAfter.toSorted((a, b) => a - b);
      const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
      console.log(`All pages of a change were seen, drawing them to compare included, after ${at(0.5)} (median), ${at(0.99)} (99 %).`);
    },
  );

  it("while the purger is away a change is seen within seconds, and when it is back nothing that it missed is shown", async () => {
    await fill();
    await stopPurger();
    await rename("Bộ không người báo");
    await expect.poll(() => shows("Bộ không người báo"), { timeout: 20_000 }).toBe(true);
    await startPurger();
    await expectKept();
    expect(await staleNow()).toEqual([]);
  });

  it.each([
    ["is restarted", () => varnish.restart()],
    ["loses the process that keeps pages", async () => varnish.crash()],
  ])(
    "Varnish %s: a change of that moment is seen, and pages are kept again",
    async (name, restart) => {
      await fill();
      const title = `Bộ lúc ${name}`;
      const restarted = restart();
      await rename(title);
      await restarted;
      await expect.poll(() => shows(title).catch(() => false), { timeout: 30_000 }).toBe(true);
      await expectKept();
      expect(await staleNow()).toEqual([]);
    },
    120_000,
  );

  it("the database breaks all connections and takes none: changes of that time are seen when it is back", async () => {
    await fill();
    const client = new pg.Client({ connectionString: world.connectionString });
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select current_database() as name");
    const name = rows[0]?.name ?? "";
    // Of the database that one is connected to it cannot be said.
    const other = new pg.Client({ connectionString: withDatabase(world.connectionString, "postgres") });
    await other.connect();
    const takesConnections = (does: boolean) => other.query(`alter database ${name} allow_connections ${does}`);
    try {
      await takesConnections(false);
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await rename("Bộ lúc mất kết nối", client);
      await sleep(1_000);
      expect((await fetch(`${varnish.base}/btc/thue`)).status).toBe(200);
    } finally {
      await takesConnections(true);
      await Promise.all([client.end(), other.end()]);
    }
    await expect.poll(() => shows("Bộ lúc mất kết nối"), { timeout: 30_000 }).toBe(true);
    await sleep(SETTLED);
    await expectKept();
    expect(await staleNow()).toEqual([]);
  });
});
