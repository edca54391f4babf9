import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cleanUp, hold, isGone, killPostgres, postgresPid, query, temporaryFolder, until } from "../../testing/database-processes.ts";

afterEach(cleanUp);

const inUse =
  /^The data folder .+ is in use by another process \(portal server, process \d+\): stop that one first, or give this one a folder of its own with DATA_DIR\.\n$/;

describe("the embedded database's owner", () => {
  it("starts from nothing, leaves no process after SIGTERM, and starts again", async () => {
    const dataDir = join(temporaryFolder(), "data");
    const first = hold(dataDir, "owner");
    const fromNothing = await first.ready;
    const pid = postgresPid(dataDir) ?? 0;
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "run.json")).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8"))).toMatchObject({ postgres: pid, owner: first.child.pid });
    await query(dataDir, "create table kept as select 1 as one");

    await first.stop();
    expect(await first.ended).toEqual({ code: 0, said: "" });
    expect(isGone(pid)).toBe(true);
    expect(existsSync(join(dataDir, "run.json"))).toBe(false);

    expect(await hold(dataDir, "owner").ready).toBeLessThan(3 * fromNothing);
    expect(await query(dataDir, "select one from kept")).toEqual([{ one: 1 }]);
  });

  it("says nothing of a session that PostgreSQL cut off because it was too busy to see its end", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const owner = hold(dataDir, "owner");
    await owner.ready;
    const [session] = await query(dataDir, "select pid from pg_stat_activity where application_name = 'portal'");
    process.kill(Number(session?.["pid"]), "SIGSTOP");
    owner.child.kill("SIGTERM");
    await until(() => readFileSync(join(dataDir, "postgres.log"), "utf8").includes("fast shutdown"));
    process.kill(Number(session?.["pid"]), "SIGCONT");
    expect(await owner.ended).toEqual({ code: 0, said: "" });
  });

  it("is adopted by the next start after SIGKILL of Node alone", async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    const fromNothing = await first.ready;
    const pid = postgresPid(dataDir);
    await query(dataDir, "create table kept as select 1 as one");
    first.child.kill("SIGKILL");

    const second = hold(dataDir, "owner");
    expect(await second.ready).toBeLessThan(3 * fromNothing);
    expect(postgresPid(dataDir)).toBe(pid);
    expect(await query(dataDir, "select one from kept")).toEqual([{ one: 1 }]);
    await second.stop();
    expect(isGone(pid ?? 0)).toBe(true);
  });

  it("recovers what was committed after SIGKILL of everything", async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    await first.ready;
    await query(dataDir, "create table kept as select generate_series(1, 1000) as n");
    first.child.kill("SIGKILL");
    await killPostgres(dataDir);

    await hold(dataDir, "owner").ready;
    expect(await query(dataDir, "select count(*)::int from kept")).toEqual([{ count: 1000 }]);
  });

  it("brings PostgreSQL back when that alone is killed", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const owner = hold(dataDir, "owner");
    await owner.ready;
    const before = postgresPid(dataDir);
    await killPostgres(dataDir);
    await expect.poll(() => query(dataDir, "select 1 as one").catch(() => undefined)).toEqual([{ one: 1 }]);
    expect(postgresPid(dataDir)).not.toBe(before);
    expect(await refusal(dataDir)).toMatch(inUse);
    await owner.stop();
    expect((await owner.ended).code).toBe(0);
  });

  it.each(["cold", "warm"])("lets exactly one of two %s starts at once win", { tags: "verify" }, async (temperature) => {
    const dataDir = temporaryFolder();
    if (temperature === "warm") {
      const earlier = hold(dataDir, "owner");
      await earlier.ready;
      await earlier.stop();
    }
    const both = [hold(dataDir, "owner"), hold(dataDir, "owner")];
    const results = await Promise.allSettled(both.map((held) => held.ready));
    expect(results.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const loser = await both[results.findIndex((result) => result.status === "rejected")]?.ended;
    expect(loser).toEqual({ code: 1, said: expect.stringMatching(inUse) as string });
    expect(await query(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("refuses a second server on its folder, and is not disturbed", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const owner = hold(dataDir, "owner");
    await owner.ready;
    expect(await refusal(dataDir)).toMatch(inUse);
    expect(await query(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(owner.child.exitCode).toBeNull();
  });

  it("ends while it still starts, when asked, and leaves nothing", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    for (const afterMs of [200, 500, 800]) {
      const owner = hold(dataDir, "owner");
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await owner.stop();
      expect([0, null]).toContain((await owner.ended).code); // null: before the first line of ours ran
      expect(isGone(postgresPid(dataDir) ?? 0)).toBe(true);
      expect(readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
    }
  });
});

/** What a further server says when it ends with code 1. */
async function refusal(dataDir: string): Promise<string> {
  const { code, said } = await hold(dataDir, "owner").ended;
  expect(code).toBe(1);
  return said;
}
