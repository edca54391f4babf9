/** A server with a portal of one page, on DATABASE_URL: what the programs share that tests take for processes of the portal. */
import { createPageQueues } from "../pages/page-queues.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { startDelivery } from "../services/mail/delivery.ts";
import { createMailer } from "../services/mail/mailer.ts";
import { createMetrics } from "../services/metrics.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { createDb } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { closeApp, closingOf, listen } from "../process/listen.ts";
import { createLog } from "../process/log.ts";
import { runProcess } from "../process/run-process.ts";
import { uncached } from "./uncached.ts";
import { pageModel } from "./page-model.ts";
import { testServices } from "./services.ts";

interface PortalProcess {
  /** Milliseconds. */
  readonly leaseMs: number;
}

/** Runs until the process is asked to end; prints its address once it listens. */
export function runPortal({ leaseMs }: PortalProcess): void {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, { write: (line) => process.stderr.write(line) });

  runProcess(log, async (shutdown) => {
    const { defer, fail, requested } = shutdown;
    const database = await openDatabase(config, { role: "owner", log, signal: requested, onLost: fail });
    defer(() => database.close());
    const db = createDb(database.pool);
    const jobs = openJobs({ db, connectionString: database.connectionString, log });
    const services = testServices({ db, log, jobs });
    const { smtpUrl, mailFrom: from } = config;
    const mailer = createMailer({ smtpUrl, from, outbox: "", log });
    defer(async () => mailer.close());
    defer(() => services.close());
    const app = await buildApp({
      config,
      services,
      upstream: undefined,
      connectionString: database.connectionString,
      log,
      clock: { now: Date.now },
      metrics: createMetrics(),
      cache: uncached(),
      pageQueues: createPageQueues(1),
      leaseMs,
      shutdown: requested,
      portal: {
        card: () => undefined,
        load: async (path) => ({ page: pageModel(path, { tags: [] }) }),
        render: async (page) => ({ html: "<!doctype html><title>Trang</title>", page, links: "" }),
      },
      drawEmbed: async ({ title }) => ({ html: title, styleHash: "" }),
      clientDir: undefined,
      adminDir: undefined,
      previews: undefined,
      development: undefined,
    });
    defer(() => closeApp(app, closingOf(config, shutdown)));
    const address = await listen(app, config);
    if (smtpUrl !== undefined) await startDelivery({ db, jobs, mailer });
    process.stdout.write(`${address}\n`);
  });
}
