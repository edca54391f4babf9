import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { endProcessesIn } from "../../process/system-processes.ts";
import { cleanUp, hold, isGone, killPostgres, postgresPid, query, temporaryFolder, until } from "../../testing/database-processes.ts";

afterEach(cleanUp);

const one = [{ one: 1 }];

describe("what an earlier end left behind", { tags: "verify" }, () => {
  it("is no obstacle: pid files whose number another process has now, a torn run.json", async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    await first.ready;
    first.child.kill("SIGKILL");
    await killPostgres(dataDir);
    for (const file of ["postgres/postmaster.pid", ".s.PGSQL.5432.lock"]) {
      const [, ...lines] = readFileSync(join(dataDir, file), "utf8").split("\n");
      writeFileSync(join(dataDir, file), [process.pid, ...lines].join("\n"));
    }
    writeFileSync(join(dataDir, "run.json"), '{"connectionString":');

    await hold(dataDir, "owner").ready;
    expect(await query(dataDir, "select 1 as one")).toEqual(one);
  });

  it.each([
    ["Node alone", false],
    ["Node and initdb", true],
  ])("is no obstacle: a first start killed half-way (%s)", async (_what, initdbToo) => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    const drafts = () => readdirSync(dataDir).filter((name) => existsSync(join(dataDir, name, "global")));
    await until(() => drafts().length > 0);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    first.child.kill("SIGKILL");
    if (initdbToo) for (const name of drafts()) await endProcessesIn(join(dataDir, name));

    const second = hold(dataDir, "owner");
    await second.ready;
    expect(await query(dataDir, "select 1 as one")).toEqual(one);
    await second.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "postgres.log"]);
  });

  it("is no obstacle: a large log of PostgreSQL is cut, one older copy stays", async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, "postgres.log"), "x".repeat(6 * 1024 * 1024));
    await hold(dataDir, "owner").ready;
    expect(statSync(join(dataDir, "postgres.log")).size).toBeLessThan(100_000);
    expect(statSync(join(dataDir, "postgres.log.1")).size).toBe(6 * 1024 * 1024);
  });
});

describe("the address", () => {
  it("is loopback with a password where the socket's path would be too long", { tags: "verify" }, async () => {
    const dataDir = join(temporaryFolder(), "thư-mục-rất-dài-".repeat(5), "data");
    const first = hold(dataDir, "owner");
    await first.ready;
    expect(readdirSync(dataDir).filter((name) => name.startsWith(".s.PGSQL"))).toEqual([]);
    const { connectionString } = JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8")) as { connectionString: string };
    expect(connectionString).toMatch(/^postgresql:\/\/portal:[0-9a-f]{48}@127\.0\.0\.1:\d+\/portal$/);
    expect(await query(dataDir, "select 1 as one")).toEqual(one);
    expect((await hold(dataDir, "owner").ended).said).toMatch(/is in use by another process/);

    const pid = postgresPid(dataDir);
    first.child.kill("SIGKILL");
    await hold(dataDir, "owner").ready;
    expect(postgresPid(dataDir)).toBe(pid);
  });

  it("works in a folder whose name needs quoting everywhere", { tags: "verify" }, async () => {
    const dataDir = join(temporaryFolder(), `dữ liệu, "100%" & 'x'`);
    await hold(dataDir, "owner").ready;
    expect(await query(dataDir, "select 1 as one")).toEqual(one);
  });
});

describe("what cannot be started", () => {
  const sentence = async (dataDir: string): Promise<string> => {
    const { code, said } = await hold(dataDir, "owner").ended;
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    return said;
  };

  it("is explained in one sentence: a data folder that is a file", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(await sentence(file)).toMatch(
      /^The data folder .+ cannot be used \(EEXIST.*\): make it writable for this user, or name another with DATA_DIR\.$/m,
    );
  });

  it("is explained in one sentence: a database of another major version", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    await first.ready;
    await first.stop();
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
    expect(await sentence(dataDir)).toMatch(
      /was made by PostgreSQL 17, another major version than this release brings: bring its content over/,
    );
  });

  it("is explained in one sentence: a broken cluster", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "postgres"));
    chmodSync(join(dataDir, "postgres"), 0o700);
    expect(await sentence(dataDir)).toMatch(
      /^PostgreSQL did not start \(.+\): fix that and start again; all it said is in .+postgres\.log\.$/m,
    );
  });

  it("is explained in one sentence: a password that is not the database's", async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "owner");
    await first.ready;
    await first.stop();
    const pid = postgresPid(dataDir);
    expect(pid === undefined || isGone(pid)).toBe(true);
    writeFileSync(join(dataDir, "postgres/portal.password"), "0000\n");
    expect(await sentence(dataDir)).toMatch(/does not accept the portal's own password .+: put back DATA_DIR from one backup/);
  });
});
