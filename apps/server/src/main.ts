/** The server: `node --conditions=@portal/source apps/server/src/main.ts [--development]`. Configured by its environment alone. */
import { configuration } from "./process/configuration.ts";
import { createLog } from "./process/log.ts";
import { runProcess } from "./process/run-process.ts";
import { serve } from "./serve.ts";
import { VERSION } from "./process/version.ts";

const config = configuration();
const log = createLog(config.logLevel, undefined);
log.info({ version: VERSION, node: process.version }, `Portal ${VERSION}`); // spec §1
runProcess(log, (shutdown) => serve(config, log, shutdown, { development: process.argv.includes("--development") }));
