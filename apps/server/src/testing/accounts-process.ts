/** A server with accounts and a portal of no pages, on DATABASE_URL. Tests run several and take each for a process of the portal. */
import type { PageModel } from "@portal/core";
import { createAccounts } from "../accounts/accounts.ts";
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
  const db = createDb(database.pool);
  const accounts = createAccounts({ db, mailer: { send: async () => undefined }, origin: "https://portal.example", log });
  const app = await buildApp({
    config,
    db,
    accounts,
    connectionString: database.connectionString,
    log,
    leaseMs: 10_000,
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
