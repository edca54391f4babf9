/** The units of deploy/systemd, as systemd itself reads them; and the settings beside them, as the portal does. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { areInstalled } from "./testing/programs.ts";
import { openFolder } from "./testing/running-program.ts";
import { copyShipped, readShipped, shippedPath } from "./testing/shipped-files.ts";

const checkout = join(import.meta.dirname, "../../../..");
const units = readdirSync(shippedPath("systemd")).filter((name) => name.endsWith(".service"));

describe.runIf(areInstalled("systemd-analyze"))("units", () => {
  it.each(units)("%s is understood as a whole, and starts programs that exist", (unit) => {
    const { folder, remove } = openFolder();
    copyShipped("systemd", folder, { [unit]: { "/srv/portal": checkout } });
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", join(folder, unit)], { encoding: "utf8" });
    remove();
    // Of other units of the machine it says something too.
    expect(stderr.split("\n").filter((line) => line.includes("portal"))).toEqual([]);
    expect(status).toBe(0);
  });

  it.each(units)("%s may do no more than it has to", (unit) => {
    const { folder, remove } = openFolder();
    copyShipped("systemd", folder, {});
    const args = ["security", "--offline=true", "--threshold=35", "--no-pager", join(folder, unit)];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    remove();
    expect(`${status} ${stdout.split("\n").findLast((line) => line.includes("Overall")) ?? ""}`).toMatch(/^0 /);
  });
});

it("the shipped settings are taken, and every part of the set-up has the ports that the others expect", () => {
  // Also those that are shown only.
  const settings = readShipped("systemd/portal.env").matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm);
  const env = Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
  const config = readConfig({
    ...env,
    PORT: "3001",
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1",
    VARNISH_URLS: "http://127.0.0.1:6082",
  });
  expect(config.publicOrigin).toBe("https://portal.example");
  expect(readShipped("nginx/site.conf")).toContain("server_name portal.example;");
  expect(readShipped("pgbouncer/pgbouncer.ini")).toContain(`listen_port = ${new URL(config.databaseUrl ?? "").port}`);
  expect(readShipped("systemd/varnish.service.d/portal.conf")).toContain(`purge=127.0.0.1:${new URL(config.varnishUrls[0] ?? "").port}`);
  for (const port of ["3001", "3002"]) {
    expect(readShipped("nginx/upstreams.conf")).toContain(`server 127.0.0.1:${port} `);
    expect(readShipped("varnish/backends.vcl")).toContain(`"${port}"`);
  }
});
