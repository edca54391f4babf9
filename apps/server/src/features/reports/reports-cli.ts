/** `npm run reports`: what visitors reported about pages, beside a running server or without one. */
import { parseArgs } from "node:util";
import { readConfig } from "../../config/config.ts";
import { StartupError } from "../../config/startup-error.ts";
import { createDb } from "../../database/db.ts";
import { migrateToLatest } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open.ts";
import { silentLog } from "../../services/log.ts";
import { printReport } from "./print.ts";
import { handleReport, listReports } from "./reports.ts";

const usage = `Lists what visitors reported about pages, newest first (docs/operations.md).

  npm run reports -- [--site SLUG] [--state open|done|all] [--json]
  npm run reports -- --done ID

  --site SLUG   only reports about pages of this site
  --state STATE open (as if not given), done or all
  --json        one JSON object a line
  --done ID     marks a report as done

Exit code: 0 done, 1 no such open report, 2 nothing could be done.
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      site: { type: "string" },
      state: { type: "string", default: "open" },
      done: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { state, site, done, json, help } = values;
  if (help) return write(usage, 0);
  if (state !== "open" && state !== "done" && state !== "all") throw new StartupError(`--state takes open, done or all.\n\n${usage}`);
  if (done !== undefined && !/^\d{1,18}$/.test(done))
    throw new StartupError(`--done takes the number of a report, as the list shows it.\n\n${usage}`);
  const opened = await openDatabase(readConfig(process.env), { role: "client", log: silentLog, signal: new AbortController().signal });
  const db = createDb(opened.pool);
  try {
    await migrateToLatest(db);
    if (done !== undefined)
      return (await handleReport(db, { id: done, isDone: true, actor: undefined, note: undefined }))
        ? write(`Report ${done} is marked as done.\n`, 0)
        : write(`There is no open report ${done}.\n`, 1);
    const reports = await listReports(db, { sites: site === undefined ? undefined : [site], state });
    for (const report of reports) write(json ? `${JSON.stringify(report)}\n` : printReport(report), 0);
    return json ? 0 : write(`Reports listed: ${reports.length}\n`, 0);
  } finally {
    await opened.close();
  }
}

function write(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
