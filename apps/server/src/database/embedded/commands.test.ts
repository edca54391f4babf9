import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cleanUp, hold, isGone, postgresPid, query, temporaryFolder } from "../../testing/database-processes.ts";

afterEach(cleanUp);

describe("a command beside the server", () => {
  it("uses the server's database and leaves it running", async () => {
    const dataDir = temporaryFolder();
    const server = hold(dataDir, "owner");
    await server.ready;
    const pid = postgresPid(dataDir);
    const command = hold(dataDir, "client");
    await command.ready;
    await command.stop();
    expect(await command.ended).toEqual({ code: 0, said: "" });
    expect(postgresPid(dataDir)).toBe(pid);
    expect(await query(dataDir, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("works on through a SIGKILL of the server, which then adopts", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const server = hold(dataDir, "owner");
    await server.ready;
    const pid = postgresPid(dataDir);
    const command = hold(dataDir, "client");
    await command.ready;
    server.child.kill("SIGKILL");
    const next = hold(dataDir, "owner");
    await next.ready;
    expect(postgresPid(dataDir)).toBe(pid);
    await command.stop();
    expect(isGone(pid ?? 0)).toBe(false);
  });

  it("stops what a killed server left, if it is the last to use it", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const server = hold(dataDir, "owner");
    await server.ready;
    const pid = postgresPid(dataDir);
    const command = hold(dataDir, "client");
    await command.ready;
    server.child.kill("SIGKILL");
    await server.ended;
    await command.stop();
    expect(isGone(pid ?? 0)).toBe(true);
  });
});

describe("a command alone", () => {
  it("owns the database for its time", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const command = hold(dataDir, "client");
    await command.ready;
    const pid = postgresPid(dataDir);
    const server = await hold(dataDir, "owner").ended;
    expect(server.said).toMatch(/is in use by another process \(portal command, process \d+\)/);
    await command.stop();
    expect(isGone(pid ?? 0)).toBe(true);
    expect(existsSync(join(dataDir, "run.json"))).toBe(false);
  });

  it("leaves the database to the other commands: the last one stops it", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const first = hold(dataDir, "client");
    await first.ready;
    const second = hold(dataDir, "client");
    const third = hold(dataDir, "client");
    await Promise.all([second.ready, third.ready]);
    const pid = postgresPid(dataDir) ?? 0;
    await first.stop();
    expect(isGone(pid)).toBe(false);
    await Promise.all([second.stop(), third.stop()]);
    expect(isGone(pid)).toBe(true);
  });

  it("shares one database where several start at once from nothing", async () => {
    const dataDir = temporaryFolder();
    const commands = [hold(dataDir, "client"), hold(dataDir, "client"), hold(dataDir, "client")];
    await Promise.all(commands.map((command) => command.ready));
    const pid = postgresPid(dataDir) ?? 0;
    await Promise.all(commands.map((command) => command.stop()));
    expect(isGone(pid)).toBe(true);
  });
});
