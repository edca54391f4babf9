/** `npm run restore`: brings a backup back, into an empty database. */
import { parseArgs } from "node:util";
import type pg from "pg";
import { readConfig } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import { createDb } from "../database/db.ts";
import { migrateToLatest } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { silentLog } from "../services/log.ts";
import { located, runCommand, showProgress } from "./command.ts";
import { readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const usage = `Restores a backup that \`npm run backup\` made, of this release or an earlier one (docs/operations.md).

  npm run restore -- FOLDER [--replace | --verify]

  FOLDER      folder of one backup, portal-…
  --replace   the database is not empty: everything of the portal in it is removed first
  --verify    into a database of its own, which is compared with the backup and dropped again; the portal's is not touched

The server must not run, except with --verify. BACKUP_KEY opens an encrypted backup.
Exit code: 0 done, 2 nothing could be done.
`;

runCommand(usage, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      verify: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return usage;
  const [given] = positionals;
  if (given === undefined) throw new StartupError(`Name the folder of the backup.\n\n${usage}`);
  const config = readConfig(process.env);
  const folder = located(given);
  const { manifest, protection } = await readManifest(folder, config.backupKey);
  const opened = await openDatabase(config, { role: values.verify ? "client" : "owner", log: silentLog, signal });
  const progress = showProgress();
  const at = performance.now();
  const options = { folder, manifest, protection, signal, onProgress: (share: number, table: string) => progress.show(share, table) };
  try {
    if (values.verify) await verifyBackup(opened.connectionString, options);
    else {
      if (config.databaseUrl !== undefined) await expectNoServer(opened.pool);
      await emptied(opened.pool, values.replace);
      await restoreBackup({ ...options, pool: opened.pool });
      await migrateToLatest(createDb(opened.pool));
    }
  } finally {
    progress.clear();
    await opened.close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - at) / 1000).toFixed(1);
  return `${rows} rows of ${manifest.madeAt} (${manifest.release}) ${values.verify ? "verified" : "restored"} in ${seconds} s\n`;
});

/** An embedded database has one owner; yours may have servers that we do not know. */
async function expectNoServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`,
  );
  if ((rows[0]?.sessions ?? 0) > 0)
    throw new StartupError("Servers of the portal are connected to the database: stop them all before a backup is restored.");
}

/** Leaves nothing of the portal. @throws StartupError where there is something, and no one said that it may go */
async function emptied(pool: pg.Pool, mayReplace: boolean): Promise<void> {
  const { rows } = await pool.query<{ tables: number }>(
    "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  if ((rows[0]?.tables ?? 0) === 0) return;
  if (!mayReplace)
    throw new StartupError(
      "The database is not empty, and nothing was changed. Name an empty one, or add --replace to remove what it holds.",
    );
  await pool.query("drop schema if exists jobs cascade; drop schema public cascade; create schema public");
}
