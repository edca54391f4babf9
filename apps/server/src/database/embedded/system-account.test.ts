import { spawnSync } from "node:child_process";
import { chownSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cleanUp, hold, postgresPid, query, temporaryFolder } from "../../testing/database-processes.ts";

afterEach(cleanUp);

const root = process.getuid?.() === 0;
const nobody = 65_534;
const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];

/** A checkout in a folder that only root may enter cannot be run by another user. */
const reachable =
  root &&
  spawnSync("setpriv", [...asNobody.slice(1), process.execPath, "-e", `fs.readFileSync(${JSON.stringify(import.meta.filename)})`])
    .status === 0;
const namespaces = root && spawnSync("unshare", ["--user", "--map-user=1", "true"], { stdio: "ignore" }).status === 0;

describe.runIf(root)("as root", () => {
  it.runIf(namespaces)("works in a folder that only root may enter, and keeps it root's", async () => {
    const dataDir = temporaryFolder();
    await hold(dataDir, "owner").ready;
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "postgres")).uid).toBe(0);
  });

  // "nobody" where the checkout can be read by all; else an ordinary user by a user namespace, who still owns root's files.
  const prefix = reachable ? asNobody : ["unshare", "--user", "--map-user=1", "--map-group=1"];
  it.runIf(reachable || namespaces)("an ordinary user can do it too, without help", { tags: "verify" }, async () => {
    const folder = temporaryFolder();
    if (reachable) chownSync(folder, nobody, nobody);
    const owner = hold(join(folder, "data"), "owner", { prefix });
    await owner.ready;
    expect(await query(join(folder, "data"), "select 1 as one")).toEqual([{ one: 1 }]);
    const pid = postgresPid(join(folder, "data")) ?? 0;
    expect(statSync(`/proc/${pid}`).uid).toBe(reachable ? nobody : 0);
    await owner.stop();
  });

  it("an ordinary user gets an error that a folder is another's", async () => {
    if (!reachable) return expect(namespaces, "neither a reachable checkout nor namespaces: this cannot be tried here").toBe(true);
    const dataDir = temporaryFolder();
    const owner = hold(dataDir, "owner");
    await owner.ready;
    await owner.stop();
    chownSync(dataDir, nobody, nobody);
    expect((await hold(dataDir, "owner", { prefix: asNobody }).ended).said).toMatch(
      /belongs to user 0, and PostgreSQL opens only its own user's \(this is 65534\)/,
    );
  });

  // The fallback: no `unshare` to be found.
  it("uses a system user where namespaces are off, or says what to do", { tags: "verify" }, async () => {
    const dataDir = temporaryFolder();
    const user = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((line) => /^(postgres|portal):/.test(line));
    const owner = hold(dataDir, "owner", { env: { PATH: "/nonexistent" } });
    if (user && reachable) {
      await owner.ready;
      expect(statSync(join(dataDir, "postgres")).uid).toBe(Number(user.split(":")[2]));
      await owner.stop();
      const next = hold(dataDir, "owner");
      await next.ready;
      expect(statSync(join(dataDir, "postgres")).uid, "taken back by root").toBe(0);
    } else {
      expect((await owner.ended).said).toMatch(
        /^PostgreSQL refuses to run as root, user namespaces are off on this machine, .+ or set DATABASE_URL\.$/m,
      );
    }
  });
});

// Not root: every other test of this folder is the ordinary user's, so these need root to say anything new.
describe.runIf(!root)("as an ordinary user", () => {
  it("starts", async () => {
    expect(await hold(temporaryFolder(), "owner").ready).toBeDefined();
  });
});
