/** A server with a portal of one page, on DATABASE_URL; its lease lasts LEASE_MS. Tests kill, stop and resume it. */
import type { PageModel } from "@portal/core";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { createDb } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { closeApp, listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { runProcess } from "../process.ts";

const config = readConfig(process.env);
const log = createLog(config.logLevel, { write: (line) => process.stderr.write(line) });

runProcess(log, async ({ defer, fail, hurry, ending }) => {
  const database = await openDatabase(config, { role: "owner", log, signal: ending, onLost: fail });
  defer(() => database.close());
  const app = await buildApp({
    config,
    db: createDb(database.pool),
    accounts: undefined,
    connectionString: database.connectionString,
    log,
    leaseMs: Number(process.env["LEASE_MS"]),
    portal: {
      load: async (path) => ({ page: { release: "test", status: 200, path, title: path, content: {}, tags: [] } as unknown as PageModel }),
      render: () => ({ html: "<!doctype html><title>Trang</title>" }),
    },
    clientDir: undefined,
    development: undefined,
  });
  defer(() => closeApp(app, hurry));
  process.stdout.write(`${await listen(app, config)}\n`);
});
