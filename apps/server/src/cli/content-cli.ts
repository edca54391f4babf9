/** `npm run content`: brings content in and out, beside a running server or without one. */
import { accessSync, constants, createReadStream } from "node:fs";
import { resolve } from "node:path";
import { addAbortSignal } from "node:stream";
import { type Config, readConfig } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import { type Command, readArguments, usage, UsageError } from "./arguments.ts";
import { pictureOriginsOf } from "../content/foreign-pictures.ts";
import { readLines } from "../content/lines.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import { type EditingTools, editingTools } from "../features/editing/tools.ts";
import { importChangeSet, printChangeSets, publishFromShell } from "./run-change-sets.ts";
import { runDemo } from "./run-demo.ts";
import { exportOldAddresses, importOldAddresses, testOldAddresses } from "./run-old-addresses.ts";
import { runExport } from "./run-export.ts";
import { runImport } from "./run-import.ts";
import { runLanguages } from "./run-languages.ts";
import { printable } from "../services/printable.ts";
import { createDb } from "../database/db.ts";
import { migrateToLatest } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { createMails } from "../services/mail/mails.ts";
import { silentLog } from "../services/log.ts";

const FAILED = 2;
const STOPPED = 130;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once. What has been committed stays in either case.
    if (stop.signal.aborted) process.exit(STOPPED);
    stop.abort(new Error("Stopped."));
  });
}
// The reader has closed the pipe: no one is left to write to.
process.stdout.on("error", () => process.exit(FAILED));

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  if (command.name === "help") {
    process.stdout.write(usage);
    return 0;
  }
  const config = readConfig(process.env);
  if ("file" in command) checkReadable(command.file);
  const opened = await openDatabase(config, { role: "client", log: silentLog, signal: stop.signal });
  const db = createDb(opened.pool);
  try {
    await migrateToLatest(db);
    return await run(command, config, db);
  } finally {
    await opened.close();
  }
}

async function run(command: Exclude<Command, { name: "help" }>, config: Config, db: ReturnType<typeof createDb>): Promise<number> {
  const ministrySites = [config.defaultSite, config.defaultSiteEn];
  if (command.name === "change-sets") return printChangeSets(db, output);
  if (command.name === "publish") return withEditing(config, db, false, (tools) => publishFromShell(tools, command.id, output));
  if (command.name === "import" && command.changeSet !== undefined) {
    const { changeSet: title, file, strict } = command;
    const lines = readLines(
      addAbortSignal(stop.signal, file === "-" ? process.stdin : createReadStream(located(file))) as AsyncIterable<Buffer>,
    );
    return withEditing(config, db, strict, (tools) => importChangeSet(tools, lines, { title, signal: stop.signal }, output));
  }
  if (command.name === "import") {
    const pictureOrigins = pictureOriginsOf(config);
    return runImport({
      db,
      command,
      path: located(command.file),
      ministrySites,
      pictureOrigins,
      threads: config.importThreads,
      signal: stop.signal,
    });
  }
  if (command.name === "old-addresses") return runOldAddresses(command, config, db);
  if (command.name === "languages") {
    const ministry = { vi: config.defaultSite, en: config.defaultSiteEn };
    await runLanguages(db, command, { ministry, signal: stop.signal }, output.out);
    return 0;
  }
  if (command.name === "demo") return runDemo({ db, force: command.force, ministrySites, signal: stop.signal });
  await runExport({ db, kinds: command.kinds, path: command.out && located(command.out), signal: stop.signal });
  return 0;
}

async function runOldAddresses(
  command: Extract<Command, { name: "old-addresses" }>,
  config: Config,
  db: ReturnType<typeof createDb>,
): Promise<number> {
  const { signal } = stop;
  if (command.does === "import") return importOldAddresses(db, { path: located(command.file), isDry: command.isDry }, output);
  if (command.does === "test") {
    const ministry = { vi: config.defaultSite, en: config.defaultSiteEn };
    return testOldAddresses(db, { asked: command.asked, path: located(command.asked), ministry, signal }, output);
  }
  await exportOldAddresses(db, command.out && located(command.out), output);
  return 0;
}

const output = {
  out: (text: string) => void process.stdout.write(`${text}\n`),
  err: (text: string) => void process.stderr.write(`${text}\n`),
};

async function withEditing(
  config: Config,
  db: ReturnType<typeof createDb>,
  strict: boolean,
  work: (tools: EditingTools) => Promise<number>,
): Promise<number> {
  const sanitizer = createSanitizer(config.importThreads);
  const jobs = openJobs({ db, connectionString: undefined, log: silentLog });
  try {
    const ministry = { vi: config.defaultSite, en: config.defaultSiteEn };
    const tools = editingTools({ db, sanitizer, ministry, mails: createMails(jobs) }, config);
    return await work({ ...tools, reading: { ...tools.reading, strict } });
  } finally {
    await Promise.all([sanitizer.close(), jobs.close()]);
  }
}

/** npm changes the working directory; files are named from where the command was typed. */
const located = (path: string): string => (path === "-" ? path : resolve(process.env["INIT_CWD"] ?? process.cwd(), path));

function checkReadable(file: string): void {
  if (file === "-") return;
  try {
    accessSync(located(file), constants.R_OK);
  } catch (cause) {
    throw new StartupError(
      `The file ${located(file)} cannot be read (${(cause as NodeJS.ErrnoException).code}): check its path and its permissions.`,
      { cause },
    );
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${printable(error.message)}\n\n${usage}`;
  if (error instanceof StartupError) return `${printable(error.message)}\n`;
  return `The work broke off: ${printable(reasonOf(error))}. Batches reported as committed are in the database; run the same command again to go on.\n`;
}

/** The message with those of its causes, without the full stops that would end the sentence. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = (error.message || error.name).replace(/\.$/, "");
  return error.cause === undefined ? message : `${message} (${reasonOf(error.cause)})`;
}

process.exitCode = await main().catch((error: unknown) => {
  if (stop.signal.aborted) {
    process.stderr.write("Stopped. Batches reported as committed are in the database; run the same command again to go on.\n");
    return STOPPED;
  }
  process.stderr.write(explain(error));
  return FAILED;
});
