/** A process that opens the embedded database of DATA_DIR in the role that its argument names, and holds it until it is asked to end. */
import { pino } from "pino";
import { readConfig } from "../config/config.ts";
import type { DatabaseRole } from "../database/embedded/lock.ts";
import { openDatabase } from "../database/open.ts";
import { runProcess } from "../process/run-process.ts";

const started = performance.now();
const log = pino({ level: "warn" }, pino.destination(2));

runProcess(log, async ({ defer, fail, requested }) => {
  const role = process.argv[2] as DatabaseRole;
  const database = await openDatabase(readConfig(process.env), { role, log, signal: requested, onLost: fail });
  defer(() => database.close());
  await database.pool.query("select 1");
  process.stdout.write(`ready in ${Math.round(performance.now() - started)} ms\n`);
  setInterval(() => undefined, 60_000);
});
