/**
 * The purger, which stands beside Varnish: `node --conditions=@portal/source apps/server/src/purger/main.ts`. Configured by the portal's own
 * variables; it reads DATABASE_DIRECT_URL (or DATABASE_URL), VARNISH_URLS and LOG_LEVEL.
 */
import { StartupError } from "../config/startup-error.ts";
import { configuration } from "../process/configuration.ts";
import { createLog } from "../process/log.ts";
import { runProcess } from "../process/run-process.ts";
import { startPurger } from "./purger.ts";

const { databaseUrl, databaseDirectUrl, varnishUrls, logLevel } = configuration();
const log = createLog(logLevel, undefined);

runProcess(log, async ({ defer }) => {
  if (databaseUrl === undefined || varnishUrls.length === 0)
    throw new StartupError(
      "The purger needs DATABASE_URL and VARNISH_URLS, to know what changes and whom to tell: set both, as docs/deployment.md shows.",
    );
  const purger = startPurger({ connectionString: databaseDirectUrl ?? databaseUrl, varnishUrls, log });
  defer(() => purger.close());
  process.stdout.write(`Purger ready for ${varnishUrls.join(", ")}\n`);
});
